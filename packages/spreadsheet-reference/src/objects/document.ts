import type * as Sdk from '../contract';
import {createInvalidNameError, throwIfAborted} from '../errors';
import {exportDocument} from '../files/export';
import {getFormatFromFileName} from '../files/formats';
import {writeDocument} from '../files/read';
import type {WorkbookState} from '../state/types';
import {type DocumentContext, guardAccess} from './context';
import {DocumentPart} from './part';

export class DocumentObject
  extends DocumentPart<'document', WorkbookState>
  implements Sdk.IntegratedDocument
{
  constructor(context: DocumentContext) {
    super('document', context.store.id, context);
  }

  protected override stateIn(workbook: WorkbookState): WorkbookState {
    return workbook;
  }

  override toJSON(): Sdk.JsonObject {
    return {...super.toJSON(), name: this.uncheckedContext.store.name};
  }

  get name(): string {
    return this.context.store.name;
  }

  set name(name: string) {
    this.context.store.name = name;
    this.#touch();
  }

  get isModified(): boolean {
    return this.context.store.isModified;
  }

  get workbook() {
    return this.context.workbook;
  }

  get properties(): Sdk.DocumentProperties {
    return new Proxy(this.context.store.properties, {
      get: (target, name) =>
        structuredClone(Reflect.get(target, name) as unknown),
      set: (target, name, value) => {
        const isSet = Reflect.set(target, name, value);
        this.#touch();
        return isSet;
      },
    });
  }

  get leftOut(): readonly Sdk.LeftOut[] {
    return this.context.store.leftOut;
  }

  get parts(): Sdk.PartCollection {
    const {parts} = this.context.store;
    const collection: Sdk.PartCollection = {
      get names() {
        return [...parts.keys()].sort();
      },
      get: (name) => structuredClone(parts.get(name)),
      set: (name, value: Sdk.JsonValue) => {
        if (name === '') {
          throw createInvalidNameError(
            name,
            'The name of a part is empty: write one.',
          );
        }
        parts.set(name, structuredClone(value));
        this.#touch();
      },
      delete: (name) => {
        const wasThere = parts.delete(name);
        if (wasThere) {
          this.#touch();
        }
        return wasThere;
      },
    };
    return guardAccess(collection, () => this.assertAlive());
  }

  async save({
    format = 'xlsx',
    password,
    signal,
  }: Sdk.SaveOptions = {}): Promise<Blob> {
    const {store, locale} = this.context;
    throwIfAborted(signal);
    const {state} = store;
    const savedAt = new Date();
    store.isModified = false;
    try {
      await this.#whenIdle(signal);
      const file = await writeDocument(
        {store, state, locale, savedAt},
        format,
        password,
      );
      throwIfAborted(signal);
      store.properties.savedAt = savedAt;
      this.uncheckedContext.emit('documentSave', {document: this});
      return file;
    } catch (error) {
      store.isModified = true;
      throw error;
    }
  }

  async export(
    format: Sdk.ExportFormat,
    options: Sdk.ExportOptions = {},
  ): Promise<Blob> {
    const context = this.context;
    throwIfAborted(options.signal);
    await this.#whenIdle(options.signal);
    const file = await exportDocument(context, format, options);
    throwIfAborted(options.signal);
    return file;
  }

  async download(fileName: string): Promise<void> {
    const file = await this.save({format: getFormatFromFileName(fileName)});
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /**
   * Waits until all calculations have finished. Runs scheduled ones synchronously first, in case the engine
   * is disposed meanwhile.
   */
  async #whenIdle(signal: AbortSignal | undefined): Promise<void> {
    this.uncheckedContext.engine.flush();
    const aborted = new Promise<void>((resolve) => {
      signal?.addEventListener('abort', () => resolve(), {once: true});
    });
    await Promise.race([this.uncheckedContext.engine.whenIdle(), aborted]);
    throwIfAborted(signal);
  }

  #touch(): void {
    this.context.store.isModified = true;
    this.context.emit('documentChange', {document: this});
  }
}
