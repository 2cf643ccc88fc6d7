/** The baseline of edge-speed.ts: node:http that sends the bytes and headers of one document. */
import http from 'node:http';

const { url, headers } = JSON.parse(process.env.DOCUMENT ?? '{}');
const given = await new Promise((resolve, reject) => {
  http
    .get(url, { headers }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ headers: answer.headers, body: Buffer.concat(chunks) });
    })
    .once('error', reject);
});
const { connection, 'keep-alive': _, date, 'transfer-encoding': __, ...sent } = given.headers;

const server = http.createServer((_request, response) => {
  response.writeHead(200, { ...sent, 'content-length': given.body.length }).end(given.body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.once('SIGTERM', () => process.exit(0));
