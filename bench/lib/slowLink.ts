import net from 'node:net';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

export interface LinkSpeed {
  /** Bytes per second to the client, shared by all connections. */
  readonly rate: number;
  readonly latency: number;
}

/** Slow 4G: 1.6 Mbit/s, 150 ms round trip (https://web.dev/articles/lighthouse-performance). */
export const SLOW_LINK_SPEED: LinkSpeed = {
  rate: (1.6 * 1_000_000) / 8,
  latency: 150,
};
export const UNLIMITED_LINK_SPEED: LinkSpeed = {
  rate: Number.POSITIVE_INFINITY,
  latency: 0,
};

/** Size of a TCP packet in bytes. */
const PACKET = 1460;

export interface SlowLink {
  /** Origin of the proxy. */
  readonly url: string;
  /** Number of bytes sent to the client. */
  received(): number;
  /** Changes the speed. */
  change(link: LinkSpeed): void;
  close(): Promise<void>;
}

/**
 * Starts a throttling proxy in front of a server. Unlike the browser's emulation, it also throttles workers
 * and prefetches.
 */
export async function startSlowLink(
  origin: string,
  link: LinkSpeed,
): Promise<SlowLink> {
  const target = new URL(origin);
  let {rate, latency} = link;
  let freeAt = 0;
  let total = 0;
  /** Reserves the link and returns the time until the bytes have arrived, in milliseconds. */
  const occupy = (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / rate) * 1000;
    return freeAt - now;
  };
  const server = net.createServer({noDelay: true}, (client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    // The TCP handshake takes a round trip.
    const readyAt = performance.now() + latency;
    client.on('data', (part) => {
      const wait = Math.max(0, readyAt - performance.now()) + latency / 2;
      setTimeout(() => upstream.write(part), wait);
    });
    // Packets arrive one by one, so browsers display a page while it arrives.
    let delivered = Promise.resolve();
    upstream.on('data', (data) => {
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET);
        const arrived = sleep(occupy(packet.length) + latency / 2);
        delivered = Promise.all([delivered, arrived]).then(() => {
          total += packet.length;
          client.write(packet);
        });
      }
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
