import type {ListenOptions, Subscription} from '../contract';

type Listener = (event: never) => void;

/** Listeners by the event that they hear. One that throws is reported by the event `error`, if it is heard. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener>>();

  on<K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    {once = false, signal}: ListenOptions = {},
  ): Subscription {
    const entry: Listener = (event: Events[K]) => {
      if (once) {
        subscription.unsubscribe();
      }
      listener(event);
    };
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    const subscription = {unsubscribe: () => void listeners.delete(entry)};
    if (!signal?.aborted) {
      listeners.add(entry);
      signal?.addEventListener('abort', subscription.unsubscribe, {once: true});
    }
    return subscription;
  }

  emit<K extends keyof Events>(type: K, event: Events[K]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        listener(event as never);
      } catch (error) {
        const report = 'error' as keyof Events;
        if (type !== report && this.#listeners.get(report)?.size) {
          this.emit(report, {error} as never);
        } else {
          console.error(error);
        }
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/** Adds an entry to a registry; returns what takes it out again, unless another one took its place. */
export function registered<T>(
  registry: Map<string, T>,
  id: string,
  entry: T,
  removed: () => void = () => undefined,
): Subscription {
  registry.set(id, entry);
  return {
    unsubscribe: () => {
      if (registry.get(id) === entry) {
        registry.delete(id);
        removed();
      }
    },
  };
}
