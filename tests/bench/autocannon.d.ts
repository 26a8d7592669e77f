declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    requests?: readonly { method: string; path: string; headers?: Record<string, string> }[];
  };
  type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
