{{- define "memory-operator.name" -}}
{{- default .Release.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- define "memory-operator.selector" -}}
app.kubernetes.io/name: memory-operator
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: operator
{{- end -}}

{{- define "memory-operator.labels" -}}
app.kubernetes.io/name: memory-operator
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/part-of: memory-service
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "memory-operator.serviceAccount" -}}
{{- default (include "memory-operator.name" .) .Values.serviceAccount.name -}}
{{- end -}}

{{- define "memory-operator.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .repository }}@{{ .digest }}{{- else -}}{{ .repository }}:{{ default $.Chart.AppVersion .tag }}{{- end -}}
{{- end -}}
{{- end -}}

{{/* "true" where a kind of the Prometheus operator is to be made: by the value, and for auto by what the cluster knows. */}}
{{- define "memory-operator.makes" -}}
{{- $wanted := toString .wanted -}}
{{- if or (eq $wanted "true") (and (eq $wanted "auto") (.root.Capabilities.APIVersions.Has (printf "monitoring.coreos.com/v1/%s" .kind))) -}}true{{- end -}}
{{- end -}}

{{- define "memory-operator.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: {drop: [ALL]}
{{- end -}}

{{- define "memory-operator.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
seccompProfile: {type: RuntimeDefault}
{{- end -}}
