#!/bin/sh
# Runs once, when PostgreSQL makes its data folder: the role that owns the tables, and the one that reads and writes rows.
# What the second may do is explained in docs/operations.md; `migrate` takes the log's history out of its reach.
set -eu
export PGPASSWORD=$POSTGRES_PASSWORD
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner="$OWNER_PASSWORD" --set serve="$SERVE_PASSWORD" <<'SQL'
set log_statement = 'none';
create role smc login password :'owner';
create role smc_serve login password :'serve';
create database smc owner smc;
\connect smc
revoke connect, temporary on database smc from public;
grant connect, temporary on database smc to smc_serve;
alter default privileges for role smc grant usage on schemas to smc_serve;
alter default privileges for role smc grant select, insert, update, delete on tables to smc_serve;
alter default privileges for role smc grant usage, select, update on sequences to smc_serve;
grant pg_maintain, pg_read_all_stats to smc_serve;
grant pg_checkpoint to smc, smc_serve;
grant execute on function pg_switch_wal() to smc, smc_serve;
SQL
