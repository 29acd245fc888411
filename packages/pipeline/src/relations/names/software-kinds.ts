/** Well-known software by what of its kind one usually has one at a time. */
const kinds: Readonly<Record<string, string>> = {
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
};

const byName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split('|').map((name) => [name, kind] as const)),
);

/** What kind of tool a well-known program is ('database' of 'PostgreSQL 16'); '' where it is not known. */
export function softwareKind(name: string): string {
  return byName.get(name.toLowerCase().replace(/ v?\d+(?:\.\d+)*$/, '')) ?? '';
}
