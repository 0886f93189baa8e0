/** Fake SDK that implements hosts, aborts, disposal and handles as the contract states. */
export class SdkDouble {
  readonly live = new Set<object>();
  readonly #taken = new Set<HTMLElement>();
  #loading: (() => void)[] = [];
  failure: Error | undefined;

  readonly createSpreadsheet = (
    host: HTMLElement,
    {signal}: {signal: AbortSignal},
  ): Promise<{dispose(): Promise<void>}> => {
    if (signal.aborted) {
      return Promise.reject(new Error('ABORTED'));
    }
    if (this.#taken.has(host)) {
      return Promise.reject(new Error('HOST_IN_USE'));
    }
    this.#taken.add(host);
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        this.#taken.delete(host);
        reject(error);
      };
      const abort = () => fail(new Error('ABORTED'));
      signal.addEventListener('abort', abort);
      this.#loading.push(() => {
        signal.removeEventListener('abort', abort);
        if (this.failure) {
          fail(this.failure);
        } else if (!signal.aborted) {
          resolve(this.#spreadsheet(host));
        }
      });
    });
  };

  /** Finishes loading of all assets. */
  finish(): void {
    const loading = this.#loading;
    this.#loading = [];
    loading.forEach((load) => load());
  }

  #spreadsheet(host: HTMLElement) {
    const {live} = this;
    const taken = this.#taken;
    const range: object = new Proxy(
      {},
      {
        get: (_, name) => (name === 'getText' ? () => '5,820' : () => range),
      },
    );
    const alive = <T>(value: T): T => {
      if (!live.has(spreadsheet)) {
        throw new Error('OBJECT_REMOVED');
      }
      return value;
    };
    const spreadsheet = {
      get isAlive() {
        return live.has(spreadsheet);
      },
      get activeSheet() {
        return alive({range: () => range});
      },
      get workbook() {
        return alive({range: () => range});
      },
      on: (name: string, listener: () => void) => {
        // Calculation ends after the sample has filled the sheet.
        if (name === 'calculate') {
          setTimeout(() => live.has(spreadsheet) && listener());
        }
        return alive({unsubscribe: () => undefined});
      },
      dispose: () => {
        live.delete(spreadsheet);
        taken.delete(host);
        host.replaceChildren();
        return Promise.resolve();
      },
    };
    live.add(spreadsheet);
    host.append('grid');
    return spreadsheet;
  }
}
