{{- define "memory-deployment.name" -}}
{{- default .Release.Name .Values.nameOverride -}}
{{- end -}}

{{- define "memory-deployment.labels" -}}
app.kubernetes.io/name: memory-deployment
app.kubernetes.io/instance: {{ include "memory-deployment.name" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/part-of: memory-service
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* What the pods of a part that this chart makes itself are selected by: dict root, component. */}}
{{- define "memory-deployment.selector" -}}
app.kubernetes.io/name: memory-deployment
app.kubernetes.io/instance: {{ include "memory-deployment.name" .root }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{/*
A value that is made at random once and then kept: the given one, else what the Secret in the cluster holds, else a new
one. dict root, secret, key, value.
*/}}
{{- define "memory-deployment.kept" -}}
{{- if .value -}}
{{- .value -}}
{{- else -}}
{{- $there := lookup "v1" "Secret" .root.Release.Namespace .secret -}}
{{- if and $there $there.data (hasKey $there.data .key) -}}
{{- index $there.data .key | b64dec -}}
{{- else -}}
{{- randAlphaNum 48 -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The spec: what is given, and under it what the Secrets of this chart stand for. */}}
{{- define "memory-deployment.spec" -}}
{{- $name := include "memory-deployment.name" . -}}
{{- $given := deepCopy .Values.spec -}}
{{- $made := dict -}}
{{- if not (hasKey $given "database") -}}
{{- if .Values.tryOut.postgres.enabled -}}
{{- $_ := set $made "database" (dict "url" (dict "name" (printf "%s-try-postgres" $name) "key" "url")) -}}
{{- else if .Values.secrets.databaseUrl -}}
{{- $_ := set $made "database" (dict "url" (dict "name" (printf "%s-database-url" $name) "key" "url")) -}}
{{- else -}}
{{- fail "no database: give spec.database.url or spec.database.admin (the name of a Secret), secrets.databaseUrl (a URL), or tryOut.postgres.enabled=true" -}}
{{- end -}}
{{- end -}}
{{- if not (hasKey $given "redis") -}}
{{- if .Values.tryOut.redis.enabled -}}
{{- $_ := set $made "redis" (dict "url" (dict "name" (printf "%s-try-redis" $name) "key" "url")) -}}
{{- else if .Values.secrets.redisUrl -}}
{{- $_ := set $made "redis" (dict "url" (dict "name" (printf "%s-redis-url" $name) "key" "url")) -}}
{{- end -}}
{{- end -}}
{{- if and .Values.secrets.costExportToken.create (not (dig "costExport" "token" dict $given)) -}}
{{- $_ := set $made "costExport" (dict "token" (dict "name" (printf "%s-cost-export" $name) "key" "token")) -}}
{{- end -}}
{{- if include "memory-deployment.makesToken" . -}}
{{- $_ := set $made "perimeter" (dict "token" (dict "name" (printf "%s-token" $name) "key" "token") "requireAuth" true) -}}
{{- end -}}
{{- toYaml (mergeOverwrite $made $given) -}}
{{- end -}}

{{/* The token is made unless the spec brings a credential of its own. */}}
{{- define "memory-deployment.makesToken" -}}
{{- $perimeter := default dict .Values.spec.perimeter -}}
{{- if and .Values.secrets.token.create (not (hasKey $perimeter "token")) (not (hasKey $perimeter "bind")) -}}true{{- end -}}
{{- end -}}

{{/* Where a test finds the token: dict name, key; empty where there is none. */}}
{{- define "memory-deployment.tokenSecret" -}}
{{- $spec := include "memory-deployment.spec" . | fromYaml -}}
{{- with (dig "perimeter" "token" dict $spec) }}
{{- toYaml (dict "name" .name "key" (default "token" .key)) -}}
{{- end -}}
{{- end -}}

{{- define "memory-deployment.testImage" -}}
{{- $image := default dict .Values.spec.image -}}
{{- if .Values.test.image -}}
{{- .Values.test.image -}}
{{- else if $image.digest -}}
{{- printf "%s@%s" (default "memory-service" $image.repository) $image.digest -}}
{{- else -}}
{{- printf "%s:%s" (default "memory-service" $image.repository) (default .Chart.AppVersion .Values.spec.version) -}}
{{- end -}}
{{- end -}}

{{- define "memory-deployment.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: {drop: [ALL]}
{{- end -}}

{{- define "memory-deployment.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ . }}
runAsGroup: {{ . }}
fsGroup: {{ . }}
fsGroupChangePolicy: OnRootMismatch
seccompProfile: {type: RuntimeDefault}
{{- end -}}
