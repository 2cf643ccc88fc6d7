import './identity-race.test.ts';
