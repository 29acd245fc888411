/** A private Postgres and Redis that run in a folder. */
export type PrivateServices = {
  pids: { postgres: number; redis: number };
  env: { MEMORY_TEST_POSTGRES_URL: string; MEMORY_TEST_REDIS_URL: string };
};
export declare const defaultDirectory: string;
export declare function startServices(directory: string): Promise<PrivateServices>;
export declare function readServices(directory: string): Promise<PrivateServices | null>;
export declare function stopServices(directory: string): Promise<void>;
export declare function restartService(
  directory: string,
  name: 'postgres' | 'redis',
  downMs: number,
): Promise<void>;
