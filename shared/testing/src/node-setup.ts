// Days are Shanghai days whatever the machine says; tests run in a zone far from it to prove that.
process.env.TZ = 'America/Los_Angeles';
