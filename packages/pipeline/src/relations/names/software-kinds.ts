import { wordTable } from '../../language/words/word-table.ts';

/** Well-known software by what of its kind one usually has one at a time. */
const kinds = wordTable<string>({
  database:
    'mysql|mariadb|postgresql|postgres|oracle|oracle database|sql server|ms sql|mssql|microsoft sql server|sqlite|mongodb|mongo|couchdb|cassandra|scylladb|dynamodb|cockroachdb|db2|aurora|spanner|firestore|firebird|percona|yugabytedb|tidb|planetscale|supabase',
  cache: 'redis|memcached|valkey|keydb|dragonfly|hazelcast',
  broker: 'kafka|apache kafka|rabbitmq|activemq|nats|sqs|amazon sqs|pulsar|apache pulsar|pub/sub|zeromq',
  search: 'elasticsearch|opensearch|solr|apache solr|meilisearch|typesense|algolia',
  cloud:
    'aws|amazon web services|azure|microsoft azure|gcp|google cloud|heroku|digitalocean|hetzner|linode|ovh|ovhcloud|scaleway',
  builds:
    'jenkins|github actions|gitlab ci|circleci|travis|travis ci|buildkite|teamcity|bamboo|drone|azure pipelines',
  code: 'github|gitlab|bitbucket|gitea|sourcehut|codeberg',
  tracker: 'jira|linear|trello|asana|redmine|youtrack|bugzilla|clickup|basecamp|shortcut|monday.com',
  chat: 'slack|microsoft teams|ms teams|teams|zulip|mattermost|discord|rocket.chat|google chat|hipchat',
  meetings: 'zoom|google meet|webex|jitsi|skype',
  payments: 'stripe|adyen|braintree|paypal|mollie|worldpay|klarna|gocardless',
  monitoring: 'prometheus|datadog|new relic|zabbix|nagios|dynatrace|grafana cloud|honeycomb',
  wiki: 'confluence|notion|mediawiki|dokuwiki|coda',
  customers: 'salesforce|hubspot|pipedrive|zoho|zoho crm|sugarcrm',
  helpdesk: 'zendesk|freshdesk|intercom|help scout|zammad|otrs',
  orchestration: 'kubernetes|docker swarm|nomad|amazon ecs|ecs|openshift|mesos',
  pages: 'react|vue|vue.js|angular|angularjs|svelte|ember|ember.js|backbone',
  server: 'nginx|apache|caddy|iis|lighttpd',
  mailing: 'mailchimp|sendgrid|mailgun|postmark|amazon ses|brevo|mailjet',
  accounts: 'xero|quickbooks|sage|datev|freshbooks',
});

/** Well-known software of which one may well have several of a kind. */
const others = new Set(
  (
    'clickhouse|duckdb|snowflake|bigquery|redshift|databricks|spark|airflow|dagster|subversion|svn|git|fly.io|netlify|vercel|cloudflare|docker|' +
    'openstack|vmware|terraform|pulumi|ansible|puppet|grafana|loki|splunk|pagerduty|opsgenie|sentry|drupal|wordpress|ghost|hugo|django|flask|rails|' +
    'laravel|spring|spring boot|node|node.js|rest|graphql|grpc|npm|pnpm|yarn|webpack|vite|jest|vitest|javascript|typescript|python|java|kotlin|rust|' +
    'golang|go|ruby|php|perl|scala|elixir|swift|flutter|electron|traefik|keycloak|auth0|okta|twilio|linux|windows|ubuntu|debian|centos'
  ).split('|'),
);

const byName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split('|').map((name) => [name, kind] as const)),
);

/** 'postgresql' of 'PostgreSQL 16' */
const plain = (name: string) => name.toLowerCase().replace(/ v?\d+(?:\.\d+)*$/, '');

/** What kind of tool a well-known program is ('database' of 'PostgreSQL 16'); '' where it is not known. */
export function softwareKind(name: string): string {
  return byName.get(plain(name)) ?? '';
}

/** Whether a name is that of a well-known program: 'PostgreSQL 16', 'Django'. */
export function isKnownSoftware(name: string): boolean {
  return byName.has(plain(name)) || others.has(plain(name));
}
