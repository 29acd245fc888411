import { ErrorBody, findRoute, type IngestedVersion } from '@memory/contract';

export type TestResponse<Body> = {
  status: number;
  headers: Headers;
  /** The parsed body, checked against the contract; undefined where there is none. */
  body: Body;
};

export type TestRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'OPTIONS';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  bytes?: Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array>;
};

/** Each call names the body that its test goes on to read; what the answer really is has been checked by then. */
export type TestClient = {
  request<Body = unknown>(path: string, request?: TestRequest): Promise<TestResponse<Body>>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<TestResponse<Body>>;
  post<Body = unknown>(
    path: string,
    json: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Body>>;
  /** Uploads Markdown, or bytes of another type by `parameters.mime`. */
  ingest<Body = IngestedVersion>(
    bytes: NonNullable<TestRequest['bytes']>,
    parameters?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Body>>;
};

/** What a test talks to: an app without a server, or a base URL. */
export type TestTarget = { request(path: string, init: RequestInit): Response | Promise<Response> } | string;

/**
 * A client that believes nothing: every answer is checked against its schema by the contract's table of routes, and
 * every error against the error body, before the test sees it.
 */
export function createTestClient(target: TestTarget, defaults: Record<string, string> = {}): TestClient {
  async function request<Body>(path: string, { method = 'GET', headers, json, bytes }: TestRequest = {}) {
    const init: RequestInit & { duplex?: 'half' } = {
      method,
      headers: {
        ...defaults,
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(bytes === undefined ? {} : { body: bytes, duplex: 'half' }),
    };
    const response = await (typeof target === 'string'
      ? fetch(`${target}${path}`, init)
      : target.request(path, init));
    return checked<Body>(method, path, response);
  }

  return {
    request,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, json, headers = {}) => request(path, { method: 'POST', json, headers }),
    ingest: (bytes, parameters = {}, headers = {}) => {
      const query = new URLSearchParams({ filename: 'note.md', mime: 'text/markdown', ...parameters });
      return request(`/ingest?${query}`, {
        method: 'POST',
        bytes,
        headers: { 'Content-Type': 'application/octet-stream', ...headers },
      });
    },
  };
}

async function checked<Body>(method: string, path: string, response: Response): Promise<TestResponse<Body>> {
  const text = await response.text();
  const { status, headers } = response;
  if (method === 'HEAD' || status === 204) {
    if (text !== '') throw new Error(`${method} ${path}: ${status} with a body`);
    return { status, headers, body: undefined as Body };
  }
  if (headers.get('content-type') !== 'application/json') {
    throw new Error(`${method} ${path}: ${status} is ${headers.get('content-type')}, not JSON`);
  }
  const body: unknown = JSON.parse(text);
  const route = findRoute(method, path.split('?')[0] ?? '')?.route;
  const schema = response.ok ? route?.response : ErrorBody;
  if (schema === undefined) throw new Error(`${method} ${path}: ${status} from no route of the contract`);
  const parsed = schema.safeParse(body);
  if (parsed.success) return { status, headers, body: body as Body };
  throw new Error(
    `${method} ${path}: ${status} breaks the contract: ${parsed.error.message}\n${text.slice(0, 2000)}`,
  );
}
