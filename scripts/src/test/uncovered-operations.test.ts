import { compareOperations } from './uncovered-operations.ts';

const SPECIFICATION = JSON.stringify({
  about: 'Every call',
  user: ['POST /api/user/login', 'GET /api/user/getImgVerificationCode'],
  again: ['POST /api/user/login'],
});

describe('operations without a browser test', () => {
  it('counts an operation once, even when several groups name it', () => {
    expect(compareOperations(SPECIFICATION, '')).toEqual({
      unseen: ['POST /api/user/login', 'GET /api/user/getImgVerificationCode'],
      total: 2,
    });
  });

  it('counts only responses with code 1, by the same method', () => {
    const log = 'POST /api/user/login 0\nGET /api/user/login 1\nGET /api/user/getImgVerificationCode 1\n';
    expect(compareOperations(SPECIFICATION, log).unseen).toEqual(['POST /api/user/login']);
  });
});
