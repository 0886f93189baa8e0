import type {ListenOptions, Subscription} from '../contract';

type Listener = (event: never) => void;

/**
 * Emits events. If a listener throws, the error is emitted as the event `error`, or logged if that event has
 * no listener.
 */
export class EventEmitter<Events extends object> {
  #listeners: readonly {type: keyof Events; hear: Listener}[] = [];

  on<K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    {once = false, signal}: ListenOptions = {},
  ): Subscription {
    const hear: Listener = (event: Events[K]) => {
      if (once) {
        unsubscribe();
      }
      listener(event);
    };
    const added = {type, hear};
    const unsubscribe = (): void => {
      this.#listeners = this.#listeners.filter((one) => one !== added);
    };
    if (!signal?.aborted) {
      this.#listeners = [...this.#listeners, added];
      signal?.addEventListener('abort', unsubscribe, {once: true});
    }
    return {unsubscribe};
  }

  /** Tests whether an event has a listener. */
  hears(type: keyof Events): boolean {
    return this.#listeners.some((one) => one.type === type);
  }

  emit<K extends keyof Events>(type: K, event: Events[K]): void {
    for (const {hear} of this.#listeners.filter((one) => one.type === type)) {
      try {
        hear(event as never);
      } catch (error) {
        const report = 'error' as keyof Events;
        if (type !== report && this.hears(report)) {
          this.emit(report, {error} as never);
        } else {
          console.error(error);
        }
      }
    }
  }

  clear(): void {
    this.#listeners = [];
  }
}

/** Adds an entry to a map. Returns a subscription that removes the entry, unless it was replaced in the meantime. */
export function registerEntry<T>(
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
