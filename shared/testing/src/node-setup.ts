// Days are Shanghai days on every machine; tests run in a zone far from it to prove that.
process.env.TZ = 'America/Los_Angeles';
