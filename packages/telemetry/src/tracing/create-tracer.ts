import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import type { Attributes, Span } from './span.ts';

/** Begins traces; parts of them begin from the span under way. */
export type Tracer = {
  start(
    name: string,
    options: { kind: 'server' | 'consumer'; parent?: string | null; attributes?: Attributes },
  ): Span;
  /** Sends what is left, for at most three seconds; rejects where the collector refused it. */
  close(): Promise<void>;
};

export type TracerOptions = {
  /** The program, as `service.name` unless `OTEL_SERVICE_NAME` says another. */
  service: string;
  revision: string;
  env?: Readonly<Record<string, string | undefined>>;
};

const traceParentShape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * OpenTelemetry traces, sent over OTLP (HTTP, JSON) where `OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` says where; the exporter reads the other usual `OTEL_EXPORTER_OTLP_*` variables by
 * itself. Undefined, with nothing of it loaded, where neither is set or `OTEL_SDK_DISABLED` is true.
 */
export async function createTracer({
  service,
  revision,
  env = process.env,
}: TracerOptions): Promise<Tracer | undefined> {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const [api, sdk, { OTLPTraceExporter }, { defaultResource, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': env.OTEL_SERVICE_NAME || `memory-${service}`,
        'service.version': revision,
      }),
    ),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 1_000 }),
    ],
  });
  const tracer = provider.getTracer('memory');
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;

  function contextOf(parent: string | null | undefined): Context {
    const [, traceId, spanId, flags] = traceParentShape.exec(parent ?? '') ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }

  function wrap(span: OtelSpan, parent: Context): Span {
    const context = trace.setSpan(parent, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceParent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      child: (name, attributes = {}) =>
        wrap(tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, context), context),
      rename: (name) => void span.updateName(name),
      annotate: (attributes) => void span.setAttributes(attributes),
      end(error) {
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', nameOf(error));
        }
        span.end();
      },
    };
  }

  return {
    start(name, { kind, parent, attributes = {} }) {
      const context = contextOf(parent);
      const otelKind = kind === 'server' ? SpanKind.SERVER : SpanKind.CONSUMER;
      return wrap(tracer.startSpan(name, { kind: otelKind, attributes }, context), context);
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, 3_000);
      });
      try {
        await Promise.race([provider.shutdown(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** What kind of error it was; its words may hold what a caller sent. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
