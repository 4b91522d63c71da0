import { readEnvironment } from './environment.js';

const refused = (variables: NodeJS.ProcessEnv) => () => readEnvironment(variables);

test.each([
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=disable'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=require&uselibpqcompat=true'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=verify-full&sslmode=disable'],
  ['DATABASE_URL', 'postgres://smc:secret@localhost/smc?host=db.example'],
  ['DATABASE_URL', 'postgres://smc:secret@/smc'],
  ['DATABASE_URL', 'postgres://smc:secret@127.0.0.1.db.example/smc'],
  ['MIGRATE_DATABASE_URL', 'postgres://smc_owner:secret@10.0.0.7/smc'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:587'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:587?requireTLS=false'],
  ['SMTP_URL', 'smtps://user:secret@mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://user:secret@mail.example?requireTLS=true&tls.rejectUnauthorized=0'],
  ['EVENTSTORE_URL', 'esdb://log.example:2113?tls=false'],
  ['EVENTSTORE_URL', 'esdb://user:secret@log.example:2113?keepAliveInterval=1&TLS=false'],
  ['EVENTSTORE_URL', 'esdb://127.0.0.1:2113,log.example:2113?tls=false'],
  ['EVENTSTORE_URL', 'esdb://127.0.0.1:2113/secret@log.example?tls=false'],
  ['EVENTSTORE_URL', 'esdb+discover://localhost:2113?tls=false'],
  ['EVENTSTORE_URL', 'esdb://log.example:2113?tls-verify-cert=false'],
])('%s %s stops the start with one line, a code and no password', (name, value) => {
  const set = { DATABASE_URL: 'postgres://smc:s@127.0.0.1/smc', [name]: value };
  expect(refused(set)).toThrow(
    new RegExp(
      `^Wrong environment: ${name} leads to another machine without TLS [^\\n]+\\(TLS_REQUIRED\\)\\.$`,
    ),
  );
  expect(refused(set)).not.toThrow(/secret/);
});

test.each([
  ['DATABASE_URL', 'postgres://smc:secret@127.0.0.1:5432/smc'],
  ['DATABASE_URL', 'postgresql://smc@[::1]/smc'],
  ['DATABASE_URL', 'postgres://smc:secret@/smc?host=%2Ftmp%2Fsmc'],
  ['DATABASE_URL', 'postgres://smc:secret@%2Fvar%2Frun%2Fpostgresql/smc'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=verify-full&sslrootcert=/etc/ca.crt'],
  ['DATABASE_URL', 'postgres://smc:secret@db.example/smc?sslmode=verify-full&uselibpqcompat=true'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:587?requireTLS=true'],
  ['EVENTSTORE_URL', 'esdb://127.0.0.1:2113?tls=false'],
  ['EVENTSTORE_URL', 'esdb://localhost:2113,localhost:2123?tls=false'],
  ['EVENTSTORE_URL', 'esdb://user:secret@a.example:2113,b.example:2113?tlsCAFile=/etc/ca.crt'],
])('%s %s is accepted', (name, value) => {
  expect(readEnvironment({ [name]: value })).toMatchObject({ [name]: value });
});

test('the role that migrates needs a database to serve from', () => {
  expect(refused({ MIGRATE_DATABASE_URL: 'postgres://smc_owner:secret@127.0.0.1/smc' })).toThrow(
    'Wrong environment: DATABASE_URL must be set when MIGRATE_DATABASE_URL is.',
  );
});
