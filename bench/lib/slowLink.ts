import net from 'node:net';
import type {AddressInfo} from 'node:net';

export interface Link {
  /** Bytes a second towards the client, all connections together. */
  readonly rate: number;
  /** Round trip in milliseconds. */
  readonly latency: number;
}

/** 1.6 Mbit/s and a round trip of 150 ms: https://web.dev/articles/lighthouse-performance. */
export const SLOW: Link = {rate: (1.6 * 1_000_000) / 8, latency: 150};
export const FREE: Link = {rate: Number.POSITIVE_INFINITY, latency: 0};

/** A slow way to a server. */
export interface SlowLink {
  /** Origin to use in place of the server's. */
  readonly url: string;
  /** Bytes that came through towards the client so far. */
  received(): number;
  /** Makes it another line from now on. */
  change(link: Link): void;
  close(): Promise<void>;
}

/**
 * Puts a slow link in front of a server. It throttles on the socket, so that workers and
 * prefetches, which a browser's own emulation leaves out, share the line too.
 */
export async function slowLink(origin: string, link: Link): Promise<SlowLink> {
  const target = new URL(origin);
  let {rate, latency} = link;
  let freeAt = 0;
  let total = 0;
  /** Time at which the last of so many bytes has come through, in milliseconds from now. */
  const occupy = (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / rate) * 1000;
    return freeAt - now;
  };
  const server = net.createServer({noDelay: true}, (client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    // The handshake is a round trip of its own.
    const readyAt = performance.now() + latency;
    client.on('data', (part) => {
      const wait = Math.max(0, readyAt - performance.now()) + latency / 2;
      setTimeout(() => upstream.write(part), wait);
    });
    upstream.on('data', (part) => {
      setTimeout(
        () => {
          total += part.length;
          client.write(part);
        },
        occupy(part.length) + latency / 2,
      );
    });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('close', end).on('error', end);
    upstream
      .on('close', () => setTimeout(end, latency + 5000))
      .on('error', end);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    received: () => total,
    change: (other) => {
      ({rate, latency} = other);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
