import type {ListenOptions, SpreadsheetEvents, Subscription} from '../contract';

type EventName = keyof SpreadsheetEvents;
type Listener = (event: never) => void;

/** Listeners of one spreadsheet. A listener that throws is reported by the `error` event. */
export class Emitter {
  readonly #listeners = new Map<EventName, Set<Listener>>();

  on<K extends EventName>(
    type: K,
    listener: (event: SpreadsheetEvents[K]) => void,
    {once = false, signal}: ListenOptions = {},
  ): Subscription {
    const entry: Listener = (event: SpreadsheetEvents[K]) => {
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

  emit<K extends EventName>(type: K, event: SpreadsheetEvents[K]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        (listener as (event: SpreadsheetEvents[K]) => void)(event);
      } catch (error) {
        this.#report(type, error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }

  #report(type: EventName, error: unknown): void {
    const isHeard = (this.#listeners.get('error')?.size ?? 0) > 0;
    if (isHeard && type !== 'error') {
      this.emit('error', {error});
    } else {
      console.error(error);
    }
  }
}
