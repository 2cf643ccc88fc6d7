/** The baseline of list-endpoint.ts: node:http and pg, with the statements of the service and their rows as JSON. */
import http from 'node:http';
import pg from 'pg';

const statements = JSON.parse(process.env.STATEMENTS ?? '[]');
const pool = new pg.Pool({ user: 'postgres', database: 'postgres', max: 8 });

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const answers = [];
  for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
  const body = JSON.stringify({ code: 1, success: true, msg: '', data: answers.length === 1 ? answers[0] : answers });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.once('SIGTERM', () => process.exit(0));
