/**
 * Public surface of the Spreadsheet SDK, contract version 1.1, 2026-11-27: the module `spreadsheet-sdk`.
 *
 * Origin: written for our documentation. All rules are those of this contract.
 *
 * Conventions that hold for every declaration below:
 * - Row and column numbers count from 0; addresses in A1 notation (`'B2:D9'`) count rows from 1.
 * - Lengths are CSS pixels, font sizes are points (1/72 inch), angles are degrees.
 * - Colours are `#RRGGBB` strings.
 * - Formats and definitions given to a method are copied; changing the object afterwards has no effect.
 * - Methods that return a promise read or write outside the page's memory, or wait for the engine; all others act at once.
 * - Methods that return `this` can be chained.
 * - A call that throws changes nothing.
 * - A value that the type of an argument or option does not allow, `NaN`, an infinite number or an invalid date throws `INVALID_ARGUMENT`, unless the call names another code for it.
 * - An object that was removed, or that belongs to something that was removed, closed or disposed, throws `OBJECT_REMOVED` when it is used. `EngineObject` says what still works.
 *
 * Where it runs:
 * - In browsers. Importing the module touches neither `document` nor `window`, so a server can import it.
 * - Your site serves the package's `assets` folder (worker, WebAssembly, fonts, stylesheet) from the page's own origin, see `assetBaseUrl`. Package and assets must have the same version.
 * - No inline script, no inline style, no `eval`: a content security policy needs `'wasm-unsafe-eval'` for scripts and `'self'` for workers. Images inside documents use `blob:` and `data:` addresses.
 * - Documents stay in the browser: besides its assets and the licence server, the SDK contacts no address that was not passed to it.
 *
 * @packageDocumentation
 */

// ---------------------------------------------------------------------------------------------
// Entry points
// ---------------------------------------------------------------------------------------------

/**
 * Version of the loaded SDK, as `major.minor.patch`.
 * @since 1.0
 */
export declare const version: string;

/**
 * Largest sizes the SDK accepts.
 * @since 1.0
 */
export declare const limits: Limits;

/**
 * The licence of this page. One object serves every instance on the page.
 * @since 1.0
 */
export declare const license: License;

/**
 * Creates a spreadsheet inside a host element and shows an empty document in it.
 *
 * The spreadsheet fills the host, follows its size and never sets it: give the host a height in CSS. Cell `A1` is selected. One host holds one spreadsheet: the call claims the host immediately, and frees it when the creation fails or is aborted.
 * @param host - the element, or a CSS selector; the first match is used
 * @param options - settings; all have a default
 * @returns the spreadsheet, ready for use
 * @throws SpreadsheetError `HOST_NOT_FOUND`, `HOST_IN_USE`, `LICENSE_REQUIRED`, `LICENSE_INVALID`, `LICENSE_EXPIRED`, `LICENSE_REVOKED`, `LICENSE_SERVER_UNREACHABLE`, `ASSET_LOAD_FAILED`, `ENVIRONMENT_UNSUPPORTED`, `INVALID_ARGUMENT` when `engine` was not started by `createEngine()` or was disposed, or `historyLimit` is not a whole number from 0, `ABORTED`
 * @since 1.0
 */
export declare function createSpreadsheet(
  host: HTMLElement | string,
  options?: SpreadsheetOptions,
): Promise<Spreadsheet>;

/**
 * Starts a calculation engine that several spreadsheets can share.
 * @param options - settings; all have a default
 * @returns the engine, idle
 * @throws SpreadsheetError `ASSET_LOAD_FAILED`, `ENVIRONMENT_UNSUPPORTED`, `INVALID_ARGUMENT` when `maxIterations` is not a whole number from 0
 * @since 1.0
 */
export declare function createEngine(options?: EngineOptions): Promise<Engine>;

/**
 * Checks whether this browser can run the SDK, without loading the engine. Safe to call during server-side rendering, where it reports `supported: false`.
 *
 * @returns what is supported and what is missing
 * @since 1.0
 */
export declare function checkEnvironment(): EnvironmentReport;

/**
 * Creates an area from an address or from four numbers.
 *
 * Addresses can have dollar signs, `'$B$2'`: they matter only in formulas, see {@link CellRange.setFormula}.
 * @param area - an address such as `'B2:D9'`, `'C:C'` or `'2:4'`, without the name of a sheet, or the bounds
 * @returns the area, with its corners in order
 * @throws SpreadsheetError `INVALID_ADDRESS`
 * @since 1.0
 */
export declare function createArea(area: AreaLike): Area;

/**
 * Formats a value with a number format, as a cell would display it.
 *
 * Format codes are those of Office Open XML workbooks: up to four sections for positive, negative, zero and text, separated by semicolons. Numbers are rounded half away from zero, only for display.
 *
 * @param value - the value
 * @param pattern - the number format, for example `'#,##0.00'`
 * @param locale - BCP 47 tag for separators and names; the language of the SDK when omitted
 * @returns the text, and the colour that the format code names
 * @throws SpreadsheetError `INVALID_FORMAT`
 * @since 1.0
 */
export declare function formatValue(
  value: CellValue,
  pattern: string,
  locale?: string,
): FormattedValue;

/**
 * Settings of {@link createSpreadsheet}.
 * @since 1.0
 */
export interface SpreadsheetOptions {
  /**
   * Licence key, activated if no licence is active. Not needed if a licence was activated earlier on this device.
   * @defaultValue none
   * @since 1.0
   */
  readonly licenseKey?: string | undefined;
  /**
   * Folder that serves the SDK's worker, WebAssembly, fonts and stylesheet, with a trailing slash. Must be on the page's own origin: browsers refuse to start a worker from another origin, whatever headers it sends.
   * @defaultValue `'/spreadsheet-sdk/'`
   * @since 1.0
   */
  readonly assetBaseUrl?: string;
  /**
   * Engine to calculate with. An engine that you pass is not disposed with the spreadsheet.
   * @defaultValue a new engine, used by this spreadsheet alone
   * @since 1.0
   */
  readonly engine?: Engine;
  /**
   * Whether the spreadsheet is read-only for users, and for built-in commands that code runs. Other code can still change it.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly readOnly?: boolean;
  /**
   * BCP 47 tag that sets the language of the interface, the separators and the names of months.
   * @defaultValue the `lang` of the page, else `'en'`
   * @since 1.0
   */
  readonly locale?: string;
  /**
   * Which parts of the interface are displayed, and how.
   * @defaultValue all parts
   * @since 1.0
   */
  readonly ui?: UserInterfaceOptions;
  /**
   * Number of steps that can be undone, from 0; 0 turns undo off.
   * @defaultValue `100`
   * @since 1.0
   */
  readonly historyLimit?: number;
  /**
   * Cancels the creation: the promise is rejected with `ABORTED`, and the host is empty and free as soon as `abort()` returns. A signal that is already aborted cancels it before it takes the host. Has no effect once the promise is settled; call {@link Spreadsheet.dispose} then.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Result of {@link checkEnvironment}.
 * @since 1.0
 */
export interface EnvironmentReport {
  /**
   * Whether {@link createSpreadsheet} can work here.
   * @since 1.0
   */
  readonly supported: boolean;
  /**
   * Names of what is missing, for example `WebAssembly`; empty when supported.
   * @since 1.0
   */
  readonly missing: readonly string[];
}

/**
 * Largest sizes the SDK accepts, in {@link limits}.
 * @since 1.0
 */
export interface Limits {
  /**
   * Rows of a sheet: 1,048,576.
   * @since 1.0
   */
  readonly rows: number;
  /**
   * Columns of a sheet: 16,384, the last is `XFD`.
   * @since 1.0
   */
  readonly columns: number;
  /**
   * Characters in one cell: 32,767.
   * @since 1.0
   */
  readonly cellCharacters: number;
  /**
   * Characters in one formula: 8,192.
   * @since 1.0
   */
  readonly formulaCharacters: number;
  /**
   * Characters in a sheet's name: 31.
   * @since 1.0
   */
  readonly sheetNameCharacters: number;
}

// ---------------------------------------------------------------------------------------------
// Instance
// ---------------------------------------------------------------------------------------------

/**
 * A spreadsheet on the page, created by {@link createSpreadsheet}. It owns its documents, selection, history and interface.
 * @since 1.0
 */
export interface Spreadsheet extends EngineObject<'spreadsheet'> {
  /**
   * Element the spreadsheet was created in.
   * @since 1.0
   */
  readonly host: HTMLElement;
  /**
   * Engine that calculates its formulas.
   * @since 1.0
   */
  readonly engine: Engine;
  /**
   * Open documents.
   * @since 1.0
   */
  readonly documents: DocumentCollection;
  /**
   * Workbook of the active document: short for `documents.active.workbook`.
   * @since 1.0
   */
  readonly workbook: Workbook;
  /**
   * Displayed sheet: short for `workbook.sheets.active`.
   * @since 1.0
   */
  readonly activeSheet: Sheet;
  /**
   * What the user has selected on the active sheet.
   * @since 1.0
   */
  readonly selection: SheetSelection;
  /**
   * Undo and redo.
   * @since 1.0
   */
  readonly history: EditHistory;
  /**
   * Copy, cut and paste from code.
   * @since 1.0
   */
  readonly clipboard: CellClipboard;
  /**
   * The cell editor.
   * @since 1.0
   */
  readonly editor: CellEditor;
  /**
   * Suggestions while typing.
   * @since 1.0
   */
  readonly autocomplete: Autocomplete;
  /**
   * Named actions behind buttons, menus and shortcuts.
   * @since 1.0
   */
  readonly commands: CommandRegistry;
  /**
   * Toolbar, menus, panels, language, colours.
   * @since 1.0
   */
  readonly ui: UserInterface;
  /**
   * Whether the spreadsheet is read-only for users, and for built-in commands that code runs. Other code can still change it. Setting it leaves an open cell editor open, and {@link CellEditor.commit} still enters its text.
   * @since 1.0
   */
  readOnly: boolean;
  /**
   * Moves the keyboard focus into the grid.
   *
   * There, arrow keys, Home, End, Page Up and Page Down move the active cell, with Ctrl to the edge of the used area; with Shift, they extend the selection instead. Tab moves right, Shift+Tab left. Ctrl+A selects the used area. Enter, F2 and double-clicking open the editor; typing opens it and replaces the contents. In the editor, Enter commits the entry and moves down, Tab commits it and moves right, with Shift up and left; Alt+Enter inserts a line break, and Escape closes the editor without the entry. If typing opened it, arrow keys commit the entry too, until F2 is pressed. Delete and Backspace empty the selected cells. F6 moves the focus to the toolbar, the tabs and the open panel, and back; from the toolbar, Shift+Tab leaves the spreadsheet, and from the tabs, Tab does. {@link BuiltinCommands} names the keys of commands.
   * @since 1.0
   */
  focus(): void;
  /**
   * Listens to an event.
   * @param type - name of the event
   * @param listener - called after the change, or before it if the name starts with `before`
   * @param options - whether to listen once, and an abort signal
   * @returns a handle that ends the subscription
   * @since 1.0
   */
  on<K extends keyof SpreadsheetEvents>(
    type: K,
    listener: (event: SpreadsheetEvents[K]) => void,
    options?: ListenOptions,
  ): Subscription;
  /**
   * Disposes the spreadsheet: closes its documents without saving, ends its subscriptions and empties the host. When the call returns, the host is free for another spreadsheet and every object of this one is invalid; the promise is fulfilled once its engine has stopped too, unless you passed the engine. A second call does nothing and returns the same promise.
   * @since 1.0
   */
  dispose(): Promise<void>;
}

/**
 * Members that spreadsheets, engines, documents, workbooks, sheets, ranges, drawings, sparkline groups and pivot tables share. You can read and call them at any time, even after the object was removed; any other use then throws `OBJECT_REMOVED`, except `dispose()`, which does nothing.
 * @since 1.0
 */
export interface EngineObject<
  K extends EngineObjectKind = EngineObjectKind,
> {
  /**
   * Unique within the page and stable for as long as the object exists. Not stored in files.
   * @since 1.0
   */
  readonly id: string;
  /**
   * Kind of the object, which also narrows its type: a `Chart | Shape` of the kind `'chart'` is a `Chart`. Use it instead of `instanceof`.
   * @since 1.0
   */
  readonly kind: EngineObjectKind & K;
  /**
   * `false` once the object, or what it belongs to, was removed, closed or disposed.
   * @since 1.0
   */
  readonly isAlive: boolean;
  /**
   * Whether two handles refer to the same object. The SDK creates handles on request, so `===` can be `false` for the same sheet.
   * @since 1.0
   */
  equals(other: EngineObject): boolean;
  /**
   * Plain data that describes the object, for logs. Always has `kind` and `id`; other keys may change between versions. `JSON.stringify` uses it.
   * @since 1.0
   */
  toJSON(): JsonObject;
}

/**
 * Values of {@link EngineObject.kind}.
 * @since 1.0
 */
export interface EngineObjectKinds {
  /**
   * A {@link Spreadsheet}.
   * @since 1.0
   */
  readonly spreadsheet: 'spreadsheet';
  /**
   * An {@link Engine}.
   * @since 1.0
   */
  readonly engine: 'engine';
  /**
   * An {@link IntegratedDocument}.
   * @since 1.0
   */
  readonly document: 'document';
  /**
   * A {@link Workbook}.
   * @since 1.0
   */
  readonly workbook: 'workbook';
  /**
   * A {@link Sheet}.
   * @since 1.0
   */
  readonly sheet: 'sheet';
  /**
   * A {@link CellRange}.
   * @since 1.0
   */
  readonly range: 'range';
  /**
   * A {@link Chart}.
   * @since 1.0
   */
  readonly chart: 'chart';
  /**
   * A {@link Shape}.
   * @since 1.0
   */
  readonly shape: 'shape';
  /**
   * A {@link SheetImage}.
   * @since 1.0
   */
  readonly image: 'image';
  /**
   * A {@link SparklineGroup}.
   * @since 1.0
   */
  readonly sparklines: 'sparklines';
  /**
   * A {@link PivotTable}.
   * @since 1.0
   */
  readonly pivotTable: 'pivotTable';
}

/**
 * One of {@link EngineObjectKinds}.
 * @since 1.0
 */
export type EngineObjectKind = keyof EngineObjectKinds;

/**
 * A value that JSON can hold.
 * @since 1.0
 */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | JsonObject;

/**
 * An object that JSON can hold.
 * @since 1.0
 */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/**
 * Settings of {@link Spreadsheet.on} and {@link License.onChange}.
 * @since 1.0
 */
export interface ListenOptions {
  /**
   * Ends the subscription after the first event.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly once?: boolean;
  /**
   * Ends the subscription when aborted.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Handle of a registration or subscription.
 * @since 1.0
 */
export interface Subscription {
  /**
   * Ends the registration or subscription. Does nothing the second time, or after the spreadsheet was disposed.
   * @since 1.0
   */
  unsubscribe(): void;
}

// ---------------------------------------------------------------------------------------------
// Events
// ---------------------------------------------------------------------------------------------

/**
 * Events of a {@link Spreadsheet}, by name.
 * @since 1.0
 */
export interface SpreadsheetEvents {
  /**
   * The contents of cells changed, by a user, by code, by undo or by paste. One event for each action, however many cells it changed. Calculated results and formats do not count.
   * @since 1.0
   */
  readonly cellChange: CellChangeEvent;
  /**
   * The selection changed, by a user or by code.
   * @since 1.0
   */
  readonly selectionChange: SelectionChangeEvent;
  /**
   * The cell editor is about to open, for a user or because code calls {@link CellEditor.open}. Can be cancelled. Deleting, pasting, cutting and filling do not open the editor: {@link Sheet.protect} prevents those too.
   * @since 1.0
   */
  readonly beforeEdit: BeforeEditEvent;
  /**
   * The cell editor was closed, by a user or by code.
   * @since 1.0
   */
  readonly editEnd: EditEndEvent;
  /**
   * An entry in the cell editor violated a validation rule when a user or code committed it.
   * @since 1.0
   */
  readonly validationFail: ValidationFailEvent;
  /**
   * The engine finished a calculation: displayed results are up to date. With automatic calculation, also fires after each change and after a document was created or opened, even without formulas; not when another open document is displayed: listen to `documentActivate` too.
   * @since 1.0
   */
  readonly calculate: CalculationReport;
  /**
   * A sheet was added.
   * @since 1.0
   */
  readonly sheetAdd: SheetEvent;
  /**
   * A sheet was removed.
   * @since 1.0
   */
  readonly sheetRemove: SheetEvent;
  /**
   * Another sheet was activated.
   * @since 1.0
   */
  readonly sheetActivate: SheetEvent;
  /**
   * A document was opened or created.
   * @since 1.0
   */
  readonly documentOpen: DocumentEvent;
  /**
   * A document changed in any way, by a user or by code: contents, formats, rules, filters, rows, drawings, sheets, properties or parts. One event for each action, after the more specific ones. Calculated results and saving do not count.
   * @since 1.0
   */
  readonly documentChange: DocumentEvent;
  /**
   * A document was saved.
   * @since 1.0
   */
  readonly documentSave: DocumentEvent;
  /**
   * A document is about to close. Can be cancelled.
   * @since 1.0
   */
  readonly beforeDocumentClose: BeforeDocumentCloseEvent;
  /**
   * A document was closed. Of it, only what does not need the document works, such as its `id`.
   * @since 1.1
   */
  readonly documentClose: DocumentEvent;
  /**
   * Another document is displayed, because it was opened, created or activated, or because the one before it was closed.
   * @since 1.1
   */
  readonly documentActivate: DocumentEvent;
  /**
   * A filter was set, changed, applied again, cleared or removed, by a user or by code.
   * @since 1.0
   */
  readonly filterChange: SheetEvent;
  /**
   * The next step to undo or redo may have changed: after each change of the workbook, undo, redo and `clear()`. Does not fire when another document is displayed: listen to `documentActivate` too.
   * @since 1.0
   */
  readonly historyChange: HistoryChangeEvent;
  /**
   * An operation failed that no caller is waiting for, such as a command run by a button, or a listener of another event threw.
   * @since 1.0
   */
  readonly error: SpreadsheetErrorEvent;
}

/**
 * Values of {@link ChangeOrigin}.
 * @since 1.1
 */
export interface ChangeOrigins {
  /**
   * A user, or code that commits an entry with {@link CellEditor.commit}.
   * @since 1.1
   */
  readonly user: 'user';
  /**
   * A call of your code, {@link CellClipboard.paste} included.
   * @since 1.1
   */
  readonly code: 'code';
  /**
   * Undo, by a user or by code.
   * @since 1.1
   */
  readonly undo: 'undo';
  /**
   * Redo, by a user or by code.
   * @since 1.1
   */
  readonly redo: 'redo';
  /**
   * A user who pastes, with the command `paste`.
   * @since 1.1
   */
  readonly paste: 'paste';
}

/**
 * What caused a change: one of {@link ChangeOrigins}.
 * @since 1.0
 */
export type ChangeOrigin = keyof ChangeOrigins;

/**
 * The contents of cells changed.
 * @since 1.0
 */
export interface CellChangeEvent {
  /**
   * Sheet of the cells.
   * @since 1.0
   */
  readonly sheet: Sheet;
  /**
   * Smallest area that contains every changed cell.
   * @since 1.0
   */
  readonly area: Area;
  /**
   * Each changed cell, row by row.
   * @since 1.0
   */
  readonly changes: readonly CellChange[];
  /**
   * What caused the change.
   * @since 1.0
   */
  readonly origin: ChangeOrigin;
}

/**
 * One cell's change.
 * @since 1.0
 */
export interface CellChange {
  /**
   * Row of the cell.
   * @since 1.0
   */
  readonly row: number;
  /**
   * Column of the cell.
   * @since 1.0
   */
  readonly column: number;
  /**
   * Value before.
   * @since 1.0
   */
  readonly oldValue: CellValue;
  /**
   * Value after; `null` for a formula, whose result is not calculated yet.
   * @since 1.0
   */
  readonly newValue: CellValue;
  /**
   * Formula after, including `=`; `null` when the cell has none. Store it instead of the value: a formula that replaces another one has no new value either.
   * @since 1.1
   */
  readonly newFormula: string | null;
}

/**
 * The selection changed.
 * @since 1.0
 */
export interface SelectionChangeEvent {
  /**
   * Sheet of the selection.
   * @since 1.0
   */
  readonly sheet: Sheet;
  /**
   * Selected areas; the last one contains the active cell.
   * @since 1.0
   */
  readonly areas: readonly Area[];
}

/**
 * The cell editor is about to open.
 * @since 1.0
 */
export interface BeforeEditEvent {
  /**
   * Cell, as a range of one cell.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * Keeps the editor closed.
   * @since 1.0
   */
  cancel(): void;
}

/**
 * The cell editor was closed, by a user or by code.
 * @since 1.0
 */
export interface EditEndEvent {
  /**
   * Cell, as a range of one cell.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * Whether the entry was committed.
   * @since 1.0
   */
  readonly committed: boolean;
}

/**
 * An entry in the cell editor violated a validation rule when a user or code committed it.
 * @since 1.0
 */
export interface ValidationFailEvent {
  /**
   * Cell, as a range of one cell.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * Text of the entry.
   * @since 1.0
   */
  readonly text: string;
  /**
   * Rule that it violated.
   * @since 1.0
   */
  readonly rule: ValidationRule;
}

/**
 * Data of an event about a sheet.
 * @since 1.0
 */
export interface SheetEvent {
  /**
   * The sheet. After `sheetRemove` it is no longer alive: only the members of {@link EngineObject} can be used.
   * @since 1.0
   */
  readonly sheet: Sheet;
  /**
   * Name of the sheet, even of a removed one.
   * @since 1.0
   */
  readonly name: string;
}

/**
 * Data of an event about a document.
 * @since 1.0
 */
export interface DocumentEvent {
  /**
   * The document.
   * @since 1.0
   */
  readonly document: IntegratedDocument;
}

/**
 * A document is about to close.
 * @since 1.0
 */
export interface BeforeDocumentCloseEvent {
  /**
   * The document.
   * @since 1.0
   */
  readonly document: IntegratedDocument;
  /**
   * Keeps the document open. Has no effect while the spreadsheet is being disposed.
   * @since 1.0
   */
  cancel(): void;
}

/**
 * The next step to undo or redo may have changed.
 * @since 1.0
 */
export interface HistoryChangeEvent {
  /**
   * Label of the step that undo would revert, or `null`.
   * @since 1.0
   */
  readonly undoLabel: string | null;
  /**
   * Label of the step that redo would repeat, or `null`.
   * @since 1.0
   */
  readonly redoLabel: string | null;
}

/**
 * An operation failed that no caller is waiting for.
 * @since 1.0
 */
export interface SpreadsheetErrorEvent {
  /**
   * The {@link SpreadsheetError}, or the value that your own command or listener threw.
   * @since 1.0
   */
  readonly error: unknown;
}

// ---------------------------------------------------------------------------------------------
// Errors
// ---------------------------------------------------------------------------------------------

/**
 * Error of every failing call: thrown, or the reason for a rejected promise.
 * @since 1.0
 */
export declare class SpreadsheetError extends Error {
  private constructor();
  /**
   * What went wrong, stable across versions. Check this, never the message.
   * @since 1.0
   */
  readonly code: SpreadsheetErrorCode;
  /**
   * The offending value or name, for logs; empty if there is none.
   * @since 1.0
   */
  readonly details: JsonObject;
}

/**
 * Values of {@link SpreadsheetError.code}.
 * @since 1.0
 */
export interface SpreadsheetErrorCodes {
  /**
   * The selector passed as host matches no element. Create the spreadsheet once the element is in the page.
   * @since 1.0
   */
  readonly HOST_NOT_FOUND: 'HOST_NOT_FOUND';
  /**
   * The host already holds a spreadsheet. Dispose that one first.
   * @since 1.0
   */
  readonly HOST_IN_USE: 'HOST_IN_USE';
  /**
   * The browser lacks a required feature; `checkEnvironment()` names it.
   * @since 1.0
   */
  readonly ENVIRONMENT_UNSUPPORTED: 'ENVIRONMENT_UNSUPPORTED';
  /**
   * A worker, WebAssembly, font or style file could not be loaded; `details.url` is its address. Check `assetBaseUrl`.
   * @since 1.0
   */
  readonly ASSET_LOAD_FAILED: 'ASSET_LOAD_FAILED';
  /**
   * No licence is active and no key was given.
   * @since 1.0
   */
  readonly LICENSE_REQUIRED: 'LICENSE_REQUIRED';
  /**
   * The key or the activation response is not genuine, or is not valid for this product or host name.
   * @since 1.0
   */
  readonly LICENSE_INVALID: 'LICENSE_INVALID';
  /**
   * The licence term has ended.
   * @since 1.0
   */
  readonly LICENSE_EXPIRED: 'LICENSE_EXPIRED';
  /**
   * We withdrew the licence. If you gave the activation back yourself, the code is `LICENSE_REQUIRED` instead.
   * @since 1.0
   */
  readonly LICENSE_REVOKED: 'LICENSE_REVOKED';
  /**
   * The licence server did not respond. Try again; the licence state has not changed.
   * @since 1.0
   */
  readonly LICENSE_SERVER_UNREACHABLE: 'LICENSE_SERVER_UNREACHABLE';
  /**
   * The object was removed, closed or disposed. `details.kind` says what it was.
   * @since 1.0
   */
  readonly OBJECT_REMOVED: 'OBJECT_REMOVED';
  /**
   * The text is not an address in A1 notation, or is outside the sheet.
   * @since 1.0
   */
  readonly INVALID_ADDRESS: 'INVALID_ADDRESS';
  /**
   * The data does not have as many rows and columns as the range. `details` holds both shapes.
   * @since 1.0
   */
  readonly SHAPE_MISMATCH: 'SHAPE_MISMATCH';
  /**
   * The formula cannot be parsed. `details.position` is the index of the offending character.
   * @since 1.0
   */
  readonly INVALID_FORMULA: 'INVALID_FORMULA';
  /**
   * The number format cannot be parsed.
   * @since 1.0
   */
  readonly INVALID_FORMAT: 'INVALID_FORMAT';
  /**
   * A name is empty, too long, reserved, unknown, or has a forbidden character.
   * @since 1.0
   */
  readonly INVALID_NAME: 'INVALID_NAME';
  /**
   * A name is already taken.
   * @since 1.0
   */
  readonly NAME_IN_USE: 'NAME_IN_USE';
  /**
   * An argument, option or definition has a value that its type does not allow, contradicts itself or is out of bounds.
   * @since 1.0
   */
  readonly INVALID_ARGUMENT: 'INVALID_ARGUMENT';
  /**
   * A document must keep at least one visible sheet.
   * @since 1.0
   */
  readonly LAST_SHEET: 'LAST_SHEET';
  /**
   * The list of sheets is protected; call `workbook.unprotect()` first.
   * @since 1.0
   */
  readonly PROTECTED: 'PROTECTED';
  /**
   * The password does not match, or none was given where one is needed.
   * @since 1.0
   */
  readonly WRONG_PASSWORD: 'WRONG_PASSWORD';
  /**
   * Areas overlap where they must not: two merges, a pivot table and another one or other contents, a sort over merged cells.
   * @since 1.0
   */
  readonly AREA_OVERLAP: 'AREA_OVERLAP';
  /**
   * The file is damaged, is not in the format that was named, or could not be loaded from its address; `details.url` is that address.
   * @since 1.0
   */
  readonly FILE_UNREADABLE: 'FILE_UNREADABLE';
  /**
   * The format cannot be opened, or cannot be written.
   * @since 1.0
   */
  readonly FORMAT_UNSUPPORTED: 'FORMAT_UNSUPPORTED';
  /**
   * A size in {@link limits} would be exceeded.
   * @since 1.0
   */
  readonly LIMIT_EXCEEDED: 'LIMIT_EXCEEDED';
  /**
   * Your abort signal cancelled the operation.
   * @since 1.0
   */
  readonly ABORTED: 'ABORTED';
}

/**
 * One of {@link SpreadsheetErrorCodes}.
 * @since 1.0
 */
export type SpreadsheetErrorCode = keyof SpreadsheetErrorCodes;

// ---------------------------------------------------------------------------------------------
// Licence
// ---------------------------------------------------------------------------------------------

/**
 * The licence of this page.
 * @since 1.0
 */
export interface License {
  /**
   * Last known state. Reads memory only, never the network.
   * @since 1.0
   */
  readonly status: LicenseStatus;
  /**
   * Activates a key online and stores the result on this device.
   * @param key - the licence key
   * @param options - licence server and abort signal
   * @returns the state after activation
   * @throws SpreadsheetError `LICENSE_INVALID`, `LICENSE_EXPIRED`, `LICENSE_REVOKED`, `LICENSE_SERVER_UNREACHABLE`, `ABORTED`
   * @since 1.0
   */
  activate(
    key: string,
    options?: LicenseActivationOptions,
  ): Promise<LicenseStatus>;
  /**
   * Creates the request text for a device that cannot reach the licence server.
   * @param key - the licence key
   * @returns text to take to a device with a connection
   * @throws SpreadsheetError `LICENSE_INVALID`
   * @since 1.0
   */
  createActivationRequest(key: string): Promise<string>;
  /**
   * Completes an offline activation with the response to the request.
   * @param response - the response text, unchanged
   * @returns the state after activation
   * @throws SpreadsheetError `LICENSE_INVALID`, `LICENSE_EXPIRED`
   * @since 1.0
   */
  activateOffline(response: string): Promise<LicenseStatus>;
  /**
   * Gives this device's activation back so that the key can be activated elsewhere, and removes the key from this device. Open spreadsheets become read-only; without a key, new ones fail with `LICENSE_REQUIRED`.
   * @returns the state afterwards, `'revoked'`
   * @throws SpreadsheetError `LICENSE_REQUIRED` when no licence is active, `LICENSE_SERVER_UNREACHABLE`
   * @since 1.0
   */
  revoke(): Promise<LicenseStatus>;
  /**
   * Listens for changes to the state, whatever causes them.
   * @param listener - receives the new state
   * @param options - whether to listen once, and an abort signal
   * @returns a handle that ends the subscription
   * @since 1.0
   */
  onChange(
    listener: (status: LicenseStatus) => void,
    options?: ListenOptions,
  ): Subscription;
}

/**
 * Settings of {@link License.activate}.
 * @since 1.0
 */
export interface LicenseActivationOptions {
  /**
   * Address of the licence server, for a server inside your network.
   * @defaultValue our server
   * @since 1.0
   */
  readonly serverUrl?: string;
  /**
   * Cancels the activation.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Last known state of the licence, with its term and host names.
 * @since 1.0
 */
export interface LicenseStatus {
  /**
   * State of the licence.
   * @since 1.0
   */
  readonly state: LicenseState;
  /**
   * Last characters of the key, enough to recognise it in a log; `null` without a key.
   * @since 1.0
   */
  readonly keyHint: string | null;
  /**
   * End of the term; `null` if there is none or no licence.
   * @since 1.0
   */
  readonly expiresAt: Date | null;
  /**
   * Host names the licence covers; empty without a licence.
   * @since 1.0
   */
  readonly hostNames: readonly string[];
}

/**
 * Values of {@link LicenseStatus.state}.
 * @since 1.0
 */
export interface LicenseStates {
  /**
   * No key is active on this device.
   * @since 1.0
   */
  readonly inactive: 'inactive';
  /**
   * The key is active: spreadsheets can be created.
   * @since 1.0
   */
  readonly active: 'active';
  /**
   * The term has ended: open spreadsheets are read-only for users, as with {@link Spreadsheet.readOnly}, but can still be saved and exported, and new ones cannot be created.
   * @since 1.0
   */
  readonly expired: 'expired';
  /**
   * The activation was given back on this page, or withdrawn by us. As with `expired`, open spreadsheets are read-only. An activation that was given back reads as `inactive` on the next visit.
   * @since 1.0
   */
  readonly revoked: 'revoked';
}

/**
 * One of {@link LicenseStates}.
 * @since 1.0
 */
export type LicenseState = keyof LicenseStates;

// ---------------------------------------------------------------------------------------------
// Engine and functions
// ---------------------------------------------------------------------------------------------

/**
 * Settings of {@link createEngine}.
 * @since 1.0
 */
export interface EngineOptions {
  /**
   * As {@link SpreadsheetOptions.assetBaseUrl}.
   * @defaultValue `'/spreadsheet-sdk/'`
   * @since 1.0
   */
  readonly assetBaseUrl?: string;
  /**
   * When formulas are calculated.
   * @defaultValue `'automatic'`
   * @since 1.0
   */
  readonly calculationMode?: CalculationMode;
  /**
   * Number of iterations for circular references: a whole number from 0; 0 does not allow circular references.
   * @defaultValue `0`: a circular reference is an error, `#CIRC!`
   * @since 1.0
   */
  readonly maxIterations?: number;
}

/**
 * When formulas are calculated: after each change, or only by {@link Engine.calculate}.
 * @since 1.0
 */
export type CalculationMode = 'automatic' | 'manual';

/**
 * Calculates formulas, in a worker, for one or more spreadsheets.
 * @since 1.0
 */
export interface Engine extends EngineObject<'engine'> {
  /**
   * When formulas are calculated. Setting `'automatic'` starts a calculation.
   * @since 1.0
   */
  calculationMode: CalculationMode;
  /**
   * Whether results are up to date: no calculation is running or pending.
   * @since 1.0
   */
  readonly isIdle: boolean;
  /**
   * Functions that formulas can use.
   * @since 1.0
   */
  readonly functions: FunctionRegistry;
  /**
   * Calculates the formulas affected by changes since the last calculation.
   * @param options - with `full`, every formula is calculated
   * @returns a summary of the calculation
   * @since 1.0
   */
  calculate(options?: CalculateOptions): Promise<CalculationReport>;
  /**
   * Resolves once results are current; read calculated values after it. In manual mode, it only waits for a calculation that is running.
   * @since 1.0
   */
  whenIdle(): Promise<void>;
  /**
   * Memory that the engine's worker holds: documents and results. Memory of the page, such as listeners and handles, is not included.
   * @since 1.0
   */
  measureMemory(): Promise<MemoryReport>;
  /**
   * Stops the worker and frees its memory. Dispose the spreadsheets that use the engine first. A second call does nothing.
   * @throws SpreadsheetError `INVALID_ARGUMENT` while a spreadsheet uses it
   * @since 1.0
   */
  dispose(): Promise<void>;
}

/**
 * Settings of {@link Engine.calculate}.
 * @since 1.0
 */
export interface CalculateOptions {
  /**
   * Calculates every formula, not only those that depend on a change.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly full?: boolean;
}

/**
 * Result of a calculation.
 * @since 1.0
 */
export interface CalculationReport {
  /**
   * Number of formulas calculated.
   * @since 1.0
   */
  readonly formulaCount: number;
  /**
   * Number of calculated formulas whose result is an error value.
   * @since 1.0
   */
  readonly errorCount: number;
  /**
   * Time taken in the worker, in milliseconds.
   * @since 1.0
   */
  readonly duration: number;
}

/**
 * Memory of an {@link Engine}.
 * @since 1.0
 */
export interface MemoryReport {
  /**
   * Bytes in use.
   * @since 1.0
   */
  readonly usedBytes: number;
  /**
   * Bytes reserved from the browser; never shrinks until the engine is disposed.
   * @since 1.0
   */
  readonly reservedBytes: number;
}

/**
 * Functions that formulas can use: the built-in libraries and your custom functions. Names are not case-sensitive.
 *
 * A condition, as in {@link MathFunctions.SUMIF} and {@link StatisticalFunctions.COUNTIF}, is a value, a comparison such as `">10"`, or text. Text is not case-sensitive and must match the whole cell. In text, `*` matches any characters and `?` a single one; a `~` before either of them matches the character itself.
 * @since 1.0
 */
export interface FunctionRegistry {
  /**
   * Lists functions, sorted by name.
   * @param library - one library only
   * @returns descriptions
   * @since 1.0
   */
  list(library?: FunctionLibrary): readonly FunctionInfo[];
  /**
   * Finds a function by name, ignoring case; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): FunctionInfo | undefined;
  /**
   * Registers a custom function. Formulas that already use its name are calculated again.
   * @param definition - name, arguments and the function
   * @returns a handle that removes it
   * @throws SpreadsheetError `INVALID_NAME`, `NAME_IN_USE`, `INVALID_ARGUMENT` when the numbers of arguments contradict each other
   * @since 1.0
   */
  register(definition: FunctionDefinition): Subscription;
}

/**
 * Values of {@link FunctionInfo.library}.
 * @since 1.0
 */
export interface FunctionLibraries {
  /**
   * Sums, rounding, powers: see {@link MathFunctions}.
   * @since 1.0
   */
  readonly math: 'math';
  /**
   * Averages, counts, distributions: see {@link StatisticalFunctions}.
   * @since 1.0
   */
  readonly statistical: 'statistical';
  /**
   * Conditions: see {@link LogicalFunctions}.
   * @since 1.0
   */
  readonly logical: 'logical';
  /**
   * Strings: see {@link TextFunctions}.
   * @since 1.0
   */
  readonly text: 'text';
  /**
   * Dates and times: see {@link DateFunctions}.
   * @since 1.0
   */
  readonly date: 'date';
  /**
   * Tables and references: see {@link LookupFunctions}.
   * @since 1.0
   */
  readonly lookup: 'lookup';
  /**
   * Loans and investments: see {@link FinancialFunctions}.
   * @since 1.0
   */
  readonly financial: 'financial';
  /**
   * Tests of a value's type: see {@link InformationFunctions}.
   * @since 1.0
   */
  readonly information: 'information';
  /**
   * Custom functions that you registered.
   * @since 1.0
   */
  readonly custom: 'custom';
}

/**
 * One of {@link FunctionLibraries}.
 * @since 1.0
 */
export type FunctionLibrary = keyof FunctionLibraries;

/**
 * Description of a function.
 * @since 1.0
 */
export interface FunctionInfo {
  /**
   * Name in capitals.
   * @since 1.0
   */
  readonly name: string;
  /**
   * Library it belongs to.
   * @since 1.0
   */
  readonly library: FunctionLibrary;
  /**
   * One sentence, in the language of the interface.
   * @since 1.0
   */
  readonly description: string;
  /**
   * Minimum number of arguments.
   * @since 1.0
   */
  readonly minArguments: number;
  /**
   * Maximum number of arguments; `Infinity` when there is no limit.
   * @since 1.0
   */
  readonly maxArguments: number;
}

/**
 * A custom function.
 * @since 1.0
 */
export interface FunctionDefinition {
  /**
   * Name in formulas: letters, digits, `_` and `.`, starting with a letter, and not a cell address. Not case-sensitive.
   * @since 1.0
   */
  readonly name: string;
  /**
   * One sentence, displayed while the user types.
   * @defaultValue none
   * @since 1.0
   */
  readonly description?: string;
  /**
   * Minimum number of arguments, from 0.
   * @defaultValue `0`
   * @since 1.0
   */
  readonly minArguments?: number;
  /**
   * Maximum number of arguments, at least `minArguments`.
   * @defaultValue `Infinity`
   * @since 1.0
   */
  readonly maxArguments?: number;
  /**
   * Whether the result can change while the arguments stay the same, so that every calculation includes it.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly volatile?: boolean;
  /**
   * Calculates the result, on the page's main thread. An area is passed as rows of values. While a promise is pending, the cell keeps its previous result. A throw or a rejected promise results in `#VALUE!`.
   * @since 1.0
   */
  readonly calculate: (
    ...args: readonly FunctionArgument[]
  ) => CellValue | Promise<CellValue>;
}

/**
 * Argument of a custom function: a value, or the rows of an area.
 * @since 1.0
 */
export type FunctionArgument = CellValue | readonly (readonly CellValue[])[];

/**
 * Functions of the library `math`.
 * @since 1.0
 */
export interface MathFunctions {
  /**
   * `ABS(number)`: the number without its sign.
   * @example `=ABS(-3)` → `3`
   * @since 1.0
   */
  readonly ABS: 'ABS';
  /**
   * `CEILING(number, step)`: rounds up to a multiple.
   * @example `=CEILING(7.2,5)` → `10`
   * @since 1.0
   */
  readonly CEILING: 'CEILING';
  /**
   * `EXP(number)`: e raised to a power.
   * @example `=ROUND(EXP(1),4)` → `2.7183`
   * @since 1.0
   */
  readonly EXP: 'EXP';
  /**
   * `FLOOR(number, step)`: rounds down to a multiple.
   * @example `=FLOOR(7.8,5)` → `5`
   * @since 1.0
   */
  readonly FLOOR: 'FLOOR';
  /**
   * `INT(number)`: rounds down to a whole number.
   * @example `=INT(-2.5)` → `-3`
   * @since 1.0
   */
  readonly INT: 'INT';
  /**
   * `LN(number)`: natural logarithm.
   * @example `=LN(EXP(2))` → `2`
   * @since 1.0
   */
  readonly LN: 'LN';
  /**
   * `LOG(number, [base])`: logarithm, base 10 when omitted.
   * @example `=LOG(8,2)` → `3`
   * @since 1.0
   */
  readonly LOG: 'LOG';
  /**
   * `MOD(number, divisor)`: remainder, with the divisor's sign.
   * @example `=MOD(-7,3)` → `2`
   * @since 1.0
   */
  readonly MOD: 'MOD';
  /**
   * `PI()`: the number π.
   * @example `=ROUND(PI(),4)` → `3.1416`
   * @since 1.0
   */
  readonly PI: 'PI';
  /**
   * `POWER(number, power)`: the number raised to a power.
   * @example `=POWER(2,10)` → `1024`
   * @since 1.0
   */
  readonly POWER: 'POWER';
  /**
   * `PRODUCT(number, …)`: all arguments multiplied.
   * @example `=PRODUCT(B1:B2)` → `360`
   * @since 1.0
   */
  readonly PRODUCT: 'PRODUCT';
  /**
   * `RAND()`: a random number from 0 up to 1; volatile.
   * @example `=RAND()<1` → `TRUE`
   * @since 1.0
   */
  readonly RAND: 'RAND';
  /**
   * `ROUND(number, digits)`: rounds half away from zero.
   * @example `=ROUND(2.345,2)` → `2.35`
   * @since 1.0
   */
  readonly ROUND: 'ROUND';
  /**
   * `ROUNDDOWN(number, digits)`: rounds towards zero.
   * @example `=ROUNDDOWN(-2.75,1)` → `-2.7`
   * @since 1.0
   */
  readonly ROUNDDOWN: 'ROUNDDOWN';
  /**
   * `ROUNDUP(number, digits)`: rounds away from zero.
   * @example `=ROUNDUP(2.11,1)` → `2.2`
   * @since 1.0
   */
  readonly ROUNDUP: 'ROUNDUP';
  /**
   * `SQRT(number)`: square root; `#NUM!` below zero.
   * @example `=SQRT(81)` → `9`
   * @since 1.0
   */
  readonly SQRT: 'SQRT';
  /**
   * `SUBTOTAL(function, area, …)`: a total that excludes rows hidden by a filter. `function` is 9 for the sum, 1 for the mean, 2 for the count of numbers, 4 and 5 for the largest and smallest.
   * @example `=SUBTOTAL(9,B1:B4)` → `55`
   * @since 1.0
   */
  readonly SUBTOTAL: 'SUBTOTAL';
  /**
   * `SUM(number, …)`: the sum; text in areas is ignored.
   * @example `=SUM(B1:B4)` → `55`
   * @since 1.0
   */
  readonly SUM: 'SUM';
  /**
   * `SUMIF(area, condition, [sumArea])`: the sum of the cells that meet a condition.
   * @example `=SUMIF(A1:A4,"Tea",B1:B4)` → `20`
   * @since 1.0
   */
  readonly SUMIF: 'SUMIF';
  /**
   * `SUMIFS(sumArea, area, condition, …)`: the sum of the cells that meet all conditions.
   * @example `=SUMIFS(B1:B4,A1:A4,"Tea",B1:B4,">10")` → `12`
   * @since 1.0
   */
  readonly SUMIFS: 'SUMIFS';
  /**
   * `SUMPRODUCT(area, …)`: areas multiplied cell by cell, then summed.
   * @example `=SUMPRODUCT(B1:B2,B3:B4)` → `246`
   * @since 1.0
   */
  readonly SUMPRODUCT: 'SUMPRODUCT';
}

/**
 * Functions of the library `statistical`.
 * @since 1.0
 */
export interface StatisticalFunctions {
  /**
   * `AVERAGE(number, …)`: arithmetic mean; `#DIV/0!` without a number.
   * @example `=AVERAGE(B1:B4)` → `13.75`
   * @since 1.0
   */
  readonly AVERAGE: 'AVERAGE';
  /**
   * `AVERAGEIF(area, condition, [averageArea])`: mean of the cells that meet a condition.
   * @example `=AVERAGEIF(A1:A4,"Tea",B1:B4)` → `10`
   * @since 1.0
   */
  readonly AVERAGEIF: 'AVERAGEIF';
  /**
   * `COUNT(value, …)`: how many values are numbers.
   * @example `=COUNT(A1:B4)` → `4`
   * @since 1.0
   */
  readonly COUNT: 'COUNT';
  /**
   * `COUNTA(value, …)`: how many values are not empty.
   * @example `=COUNTA(A1:B5)` → `8`
   * @since 1.0
   */
  readonly COUNTA: 'COUNTA';
  /**
   * `COUNTBLANK(area)`: how many cells are empty.
   * @example `=COUNTBLANK(A1:A5)` → `1`
   * @since 1.0
   */
  readonly COUNTBLANK: 'COUNTBLANK';
  /**
   * `COUNTIF(area, condition)`: how many cells meet a condition.
   * @example `=COUNTIF(B1:B4,">=8")` → `3`
   * @since 1.0
   */
  readonly COUNTIF: 'COUNTIF';
  /**
   * `COUNTIFS(area, condition, …)`: how many cells meet all conditions.
   * @example `=COUNTIFS(A1:A4,"Tea",B1:B4,">10")` → `1`
   * @since 1.0
   */
  readonly COUNTIFS: 'COUNTIFS';
  /**
   * `LARGE(area, k)`: the k-th largest number.
   * @example `=LARGE(B1:B4,2)` → `12`
   * @since 1.0
   */
  readonly LARGE: 'LARGE';
  /**
   * `MAX(number, …)`: the largest number.
   * @example `=MAX(B1:B4)` → `30`
   * @since 1.0
   */
  readonly MAX: 'MAX';
  /**
   * `MEDIAN(number, …)`: the middle number.
   * @example `=MEDIAN(B1:B4)` → `10`
   * @since 1.0
   */
  readonly MEDIAN: 'MEDIAN';
  /**
   * `MIN(number, …)`: the smallest number.
   * @example `=MIN(B1:B4)` → `5`
   * @since 1.0
   */
  readonly MIN: 'MIN';
  /**
   * `MODE(number, …)`: the most frequent number.
   * @example `=MODE(3,5,5,8)` → `5`
   * @since 1.0
   */
  readonly MODE: 'MODE';
  /**
   * `RANK(number, area, [order])`: position in the sorted area, 1 for the largest.
   * @example `=RANK(12,B1:B4)` → `2`
   * @since 1.0
   */
  readonly RANK: 'RANK';
  /**
   * `SMALL(area, k)`: the k-th smallest number.
   * @example `=SMALL(B1:B4,2)` → `8`
   * @since 1.0
   */
  readonly SMALL: 'SMALL';
  /**
   * `STDEV(number, …)`: standard deviation of a sample.
   * @example `=STDEV(2,4,6)` → `2`
   * @since 1.0
   */
  readonly STDEV: 'STDEV';
  /**
   * `VAR(number, …)`: variance of a sample.
   * @example `=VAR(2,4,6)` → `4`
   * @since 1.0
   */
  readonly VAR: 'VAR';
}

/**
 * Functions of the library `logical`.
 * @since 1.0
 */
export interface LogicalFunctions {
  /**
   * `AND(condition, …)`: whether all hold.
   * @example `=AND(B1>10,B2>10)` → `TRUE`
   * @since 1.0
   */
  readonly AND: 'AND';
  /**
   * `FALSE()`: the value `FALSE`.
   * @example `=FALSE()` → `FALSE`
   * @since 1.0
   */
  readonly FALSE: 'FALSE';
  /**
   * `IF(condition, then, [else])`: one of two values.
   * @example `=IF(B1>10,"many","few")` → `many`
   * @since 1.0
   */
  readonly IF: 'IF';
  /**
   * `IFERROR(value, otherwise)`: the second argument if the first is an error, else the first.
   * @example `=IFERROR(B1/0,"no value")` → `no value`
   * @since 1.0
   */
  readonly IFERROR: 'IFERROR';
  /**
   * `IFS(condition, value, …)`: the value of the first condition that holds.
   * @example `=IFS(B3>10,"many",B3>5,"some")` → `some`
   * @since 1.0
   */
  readonly IFS: 'IFS';
  /**
   * `NOT(condition)`: the opposite.
   * @example `=NOT(B1>10)` → `FALSE`
   * @since 1.0
   */
  readonly NOT: 'NOT';
  /**
   * `OR(condition, …)`: whether any holds.
   * @example `=OR(B3>10,B4>10)` → `FALSE`
   * @since 1.0
   */
  readonly OR: 'OR';
  /**
   * `SWITCH(value, case, result, …, [default])`: the result of the matching case.
   * @example `=SWITCH(A4,"Tea",1,"Milk",2,0)` → `2`
   * @since 1.0
   */
  readonly SWITCH: 'SWITCH';
  /**
   * `TRUE()`: the value `TRUE`.
   * @example `=TRUE()` → `TRUE`
   * @since 1.0
   */
  readonly TRUE: 'TRUE';
}

/**
 * Functions of the library `text`.
 * @since 1.0
 */
export interface TextFunctions {
  /**
   * `CONCAT(text, …)`: joins text and areas.
   * @example `=CONCAT(A1," and ",A4)` → `Tea and Milk`
   * @since 1.0
   */
  readonly CONCAT: 'CONCAT';
  /**
   * `FIND(part, text, [start])`: position of a part, case-sensitive.
   * @example `=FIND("f",A2)` → `3`
   * @since 1.0
   */
  readonly FIND: 'FIND';
  /**
   * `LEFT(text, [count])`: the first characters.
   * @example `=LEFT(A2,3)` → `Cof`
   * @since 1.0
   */
  readonly LEFT: 'LEFT';
  /**
   * `LEN(text)`: number of characters.
   * @example `=LEN(A2)` → `6`
   * @since 1.0
   */
  readonly LEN: 'LEN';
  /**
   * `LOWER(text)`: converts to lower case.
   * @example `=LOWER(A2)` → `coffee`
   * @since 1.0
   */
  readonly LOWER: 'LOWER';
  /**
   * `MID(text, start, count)`: characters from the middle.
   * @example `=MID(A2,2,3)` → `off`
   * @since 1.0
   */
  readonly MID: 'MID';
  /**
   * `PROPER(text)`: capitalises each word.
   * @example `=PROPER("green tea")` → `Green Tea`
   * @since 1.0
   */
  readonly PROPER: 'PROPER';
  /**
   * `REPLACE(text, start, count, new)`: replaces by position.
   * @example `=REPLACE(A2,1,3,"Tof")` → `Toffee`
   * @since 1.0
   */
  readonly REPLACE: 'REPLACE';
  /**
   * `RIGHT(text, [count])`: the last characters.
   * @example `=RIGHT(A2,2)` → `ee`
   * @since 1.0
   */
  readonly RIGHT: 'RIGHT';
  /**
   * `SEARCH(part, text, [start])`: position of a part, not case-sensitive.
   * @example `=SEARCH("FF",A2)` → `3`
   * @since 1.0
   */
  readonly SEARCH: 'SEARCH';
  /**
   * `SUBSTITUTE(text, old, new, [which])`: replaces by text.
   * @example `=SUBSTITUTE("a-b-c","-","/",2)` → `a-b/c`
   * @since 1.0
   */
  readonly SUBSTITUTE: 'SUBSTITUTE';
  /**
   * `TEXT(value, format)`: formats the value as text.
   * @example `=TEXT(1234.5,"#,##0.00")` → `1,234.50`
   * @since 1.0
   */
  readonly TEXT: 'TEXT';
  /**
   * `TEXTJOIN(separator, skipEmpty, text, …)`: joins text with a separator.
   * @example `=TEXTJOIN(", ",TRUE,A1:A4)` → `Tea, Coffee, Tea, Milk`
   * @since 1.0
   */
  readonly TEXTJOIN: 'TEXTJOIN';
  /**
   * `TRIM(text)`: removes spaces at both ends, and repeated spaces inside.
   * @example `=TRIM("  green   tea ")` → `green tea`
   * @since 1.0
   */
  readonly TRIM: 'TRIM';
  /**
   * `UPPER(text)`: converts to upper case.
   * @example `=UPPER(A1)` → `TEA`
   * @since 1.0
   */
  readonly UPPER: 'UPPER';
  /**
   * `VALUE(text)`: converts text to a number.
   * @example `=VALUE("12.5")` → `12.5`
   * @since 1.0
   */
  readonly VALUE: 'VALUE';
}

/**
 * Functions of the library `date`.
 * @since 1.0
 */
export interface DateFunctions {
  /**
   * `DATE(year, month, day)`: a date.
   * @example `=TEXT(DATE(2026,11,22),"yyyy-mm-dd")` → `2026-11-22`
   * @since 1.0
   */
  readonly DATE: 'DATE';
  /**
   * `DATEDIF(start, end, unit)`: whole years, months or days between.
   * @example `=DATEDIF(DATE(2025,1,15),DATE(2026,11,22),"m")` → `22`
   * @since 1.0
   */
  readonly DATEDIF: 'DATEDIF';
  /**
   * `DAY(date)`: day of the month.
   * @example `=DAY(DATE(2026,11,22))` → `22`
   * @since 1.0
   */
  readonly DAY: 'DAY';
  /**
   * `DAYS(end, start)`: days between.
   * @example `=DAYS(DATE(2026,12,25),DATE(2026,11,22))` → `33`
   * @since 1.0
   */
  readonly DAYS: 'DAYS';
  /**
   * `EDATE(date, months)`: the date some months later.
   * @example `=TEXT(EDATE(DATE(2026,1,31),1),"yyyy-mm-dd")` → `2026-02-28`
   * @since 1.0
   */
  readonly EDATE: 'EDATE';
  /**
   * `EOMONTH(date, months)`: the last day of a month.
   * @example `=TEXT(EOMONTH(DATE(2026,1,15),1),"yyyy-mm-dd")` → `2026-02-28`
   * @since 1.0
   */
  readonly EOMONTH: 'EOMONTH';
  /**
   * `HOUR(time)`: hour, 0 to 23.
   * @example `=HOUR(TIME(14,30,5))` → `14`
   * @since 1.0
   */
  readonly HOUR: 'HOUR';
  /**
   * `MINUTE(time)`: minute, 0 to 59.
   * @example `=MINUTE(TIME(14,30,5))` → `30`
   * @since 1.0
   */
  readonly MINUTE: 'MINUTE';
  /**
   * `MONTH(date)`: month, 1 to 12.
   * @example `=MONTH(DATE(2026,11,22))` → `11`
   * @since 1.0
   */
  readonly MONTH: 'MONTH';
  /**
   * `NETWORKDAYS(start, end, [holidays])`: working days between.
   * @example `=NETWORKDAYS(DATE(2026,11,2),DATE(2026,11,13))` → `10`
   * @since 1.0
   */
  readonly NETWORKDAYS: 'NETWORKDAYS';
  /**
   * `NOW()`: date and time now; volatile.
   * @example `=NOW()>=TODAY()` → `TRUE`
   * @since 1.0
   */
  readonly NOW: 'NOW';
  /**
   * `SECOND(time)`: second, 0 to 59.
   * @example `=SECOND(TIME(14,30,5))` → `5`
   * @since 1.0
   */
  readonly SECOND: 'SECOND';
  /**
   * `TIME(hour, minute, second)`: a time of day.
   * @example `=TEXT(TIME(14,30,0),"hh:mm")` → `14:30`
   * @since 1.0
   */
  readonly TIME: 'TIME';
  /**
   * `TODAY()`: the date today; volatile.
   * @example `=TODAY()>DATE(2000,1,1)` → `TRUE`
   * @since 1.0
   */
  readonly TODAY: 'TODAY';
  /**
   * `WEEKDAY(date, [type])`: day of the week, 1 for Sunday when the type is omitted.
   * @example `=WEEKDAY(DATE(2026,11,22))` → `1`
   * @since 1.0
   */
  readonly WEEKDAY: 'WEEKDAY';
  /**
   * `WORKDAY(start, days, [holidays])`: the date some working days later.
   * @example `=TEXT(WORKDAY(DATE(2026,11,20),1),"yyyy-mm-dd")` → `2026-11-23`
   * @since 1.0
   */
  readonly WORKDAY: 'WORKDAY';
  /**
   * `YEAR(date)`: the year.
   * @example `=YEAR(DATE(2026,11,22))` → `2026`
   * @since 1.0
   */
  readonly YEAR: 'YEAR';
}

/**
 * Functions of the library `lookup`.
 * @since 1.0
 */
export interface LookupFunctions {
  /**
   * `CHOOSE(index, value, …)`: the value at a position.
   * @example `=CHOOSE(2,"low","medium","high")` → `medium`
   * @since 1.0
   */
  readonly CHOOSE: 'CHOOSE';
  /**
   * `COLUMN([reference])`: number of the column, from 1.
   * @example `=COLUMN(B1)` → `2`
   * @since 1.0
   */
  readonly COLUMN: 'COLUMN';
  /**
   * `COLUMNS(area)`: number of columns.
   * @example `=COLUMNS(A1:B4)` → `2`
   * @since 1.0
   */
  readonly COLUMNS: 'COLUMNS';
  /**
   * `HLOOKUP(value, area, row, [near])`: searches the first row.
   * @example `=HLOOKUP("Tea",A1:B2,2,FALSE)` → `Coffee`
   * @since 1.0
   */
  readonly HLOOKUP: 'HLOOKUP';
  /**
   * `INDEX(area, row, [column])`: the cell at a position.
   * @example `=INDEX(A1:B4,2,2)` → `30`
   * @since 1.0
   */
  readonly INDEX: 'INDEX';
  /**
   * `INDIRECT(text)`: the reference that the text names; volatile.
   * @example `=INDIRECT("B2")` → `30`
   * @since 1.0
   */
  readonly INDIRECT: 'INDIRECT';
  /**
   * `MATCH(value, area, [type])`: position of a value.
   * @example `=MATCH("Coffee",A1:A4,0)` → `2`
   * @since 1.0
   */
  readonly MATCH: 'MATCH';
  /**
   * `OFFSET(reference, rows, columns, [height], [width])`: a reference some cells away; volatile.
   * @example `=OFFSET(A1,1,1)` → `30`
   * @since 1.0
   */
  readonly OFFSET: 'OFFSET';
  /**
   * `ROW([reference])`: number of the row, from 1.
   * @example `=ROW(A3)` → `3`
   * @since 1.0
   */
  readonly ROW: 'ROW';
  /**
   * `ROWS(area)`: number of rows.
   * @example `=ROWS(A1:B4)` → `4`
   * @since 1.0
   */
  readonly ROWS: 'ROWS';
  /**
   * `VLOOKUP(value, area, column, [near])`: searches the first column.
   * @example `=VLOOKUP("Coffee",A1:B4,2,FALSE)` → `30`
   * @since 1.0
   */
  readonly VLOOKUP: 'VLOOKUP';
  /**
   * `XLOOKUP(value, searchArea, resultArea, [otherwise])`: searches one area for the first equal value, ignoring case and without wildcards, and returns from another. `#N/A` if nothing is found and `otherwise` is omitted. In formulas, the arguments 5 and 6 of other programs, match mode and search mode, work too.
   * @example `=XLOOKUP("Coffee",A1:A4,B1:B4)` → `30`
   * @since 1.0
   */
  readonly XLOOKUP: 'XLOOKUP';
}

/**
 * Functions of the library `financial`.
 * @since 1.0
 */
export interface FinancialFunctions {
  /**
   * `FV(rate, periods, payment, [present], [type])`: value at the end.
   * @example `=ROUND(FV(0.04/12,12,-100),2)` → `1222.25`
   * @since 1.0
   */
  readonly FV: 'FV';
  /**
   * `IPMT(rate, period, periods, present)`: interest part of one payment.
   * @example `=ROUND(IPMT(0.06/12,1,36,10000),2)` → `-50`
   * @since 1.0
   */
  readonly IPMT: 'IPMT';
  /**
   * `IRR(area, [guess])`: internal rate of return.
   * @example `=ROUND(IRR({-100,60,60}),4)` → `0.1307`
   * @since 1.0
   */
  readonly IRR: 'IRR';
  /**
   * `NPER(rate, payment, present)`: number of payments.
   * @example `=ROUND(NPER(0.06/12,-500,10000),2)` → `21.12`
   * @since 1.0
   */
  readonly NPER: 'NPER';
  /**
   * `NPV(rate, value, …)`: net present value.
   * @example `=ROUND(NPV(0.1,100,100,100),2)` → `248.69`
   * @since 1.0
   */
  readonly NPV: 'NPV';
  /**
   * `PMT(rate, periods, present, [future], [type])`: payment of a loan.
   * @example `=ROUND(PMT(0.06/12,36,10000),2)` → `-304.22`
   * @since 1.0
   */
  readonly PMT: 'PMT';
  /**
   * `PPMT(rate, period, periods, present)`: repayment part of one payment.
   * @example `=ROUND(PPMT(0.06/12,1,36,10000),2)` → `-254.22`
   * @since 1.0
   */
  readonly PPMT: 'PPMT';
  /**
   * `PV(rate, periods, payment, [future], [type])`: value today.
   * @example `=ROUND(PV(0.06/12,36,-300),2)` → `9861.3`
   * @since 1.0
   */
  readonly PV: 'PV';
  /**
   * `RATE(periods, payment, present)`: interest rate of a period.
   * @example `=ROUND(RATE(36,-304.22,10000)*12,4)` → `0.06`
   * @since 1.0
   */
  readonly RATE: 'RATE';
}

/**
 * Functions of the library `information`.
 * @since 1.0
 */
export interface InformationFunctions {
  /**
   * `ISBLANK(value)`: whether the cell is empty.
   * @example `=ISBLANK(A5)` → `TRUE`
   * @since 1.0
   */
  readonly ISBLANK: 'ISBLANK';
  /**
   * `ISERROR(value)`: whether it is an error value.
   * @example `=ISERROR(B1/0)` → `TRUE`
   * @since 1.0
   */
  readonly ISERROR: 'ISERROR';
  /**
   * `ISNA(value)`: whether it is `#N/A`.
   * @example `=ISNA(NA())` → `TRUE`
   * @since 1.0
   */
  readonly ISNA: 'ISNA';
  /**
   * `ISNUMBER(value)`: whether it is a number.
   * @example `=ISNUMBER(B1)` → `TRUE`
   * @since 1.0
   */
  readonly ISNUMBER: 'ISNUMBER';
  /**
   * `ISTEXT(value)`: whether it is text.
   * @example `=ISTEXT(A1)` → `TRUE`
   * @since 1.0
   */
  readonly ISTEXT: 'ISTEXT';
  /**
   * `NA()`: the error value `#N/A`.
   * @example `=NA()` → `#N/A`
   * @since 1.0
   */
  readonly NA: 'NA';
}

// ---------------------------------------------------------------------------------------------
// Integrated documents
// ---------------------------------------------------------------------------------------------

/**
 * Open documents of a {@link Spreadsheet}. There is always at least one. Iterates in the order of opening.
 * @since 1.0
 */
export interface DocumentCollection extends Iterable<IntegratedDocument> {
  /**
   * Number of open documents.
   * @since 1.0
   */
  readonly count: number;
  /**
   * The displayed document.
   * @since 1.0
   */
  readonly active: IntegratedDocument;
  /**
   * Finds a document by its `id`; `undefined` if there is none.
   * @since 1.0
   */
  get(id: string): IntegratedDocument | undefined;
  /**
   * Creates an empty document beside the open ones, and displays it.
   * @param options - name and first sheets
   * @returns the document
   * @throws SpreadsheetError `INVALID_NAME` when the name of a sheet is not allowed, `NAME_IN_USE` when two sheets would have the same name
   * @since 1.0
   */
  create(options?: CreateDocumentOptions): IntegratedDocument;
  /**
   * Opens a file beside the documents that are open, and displays it. To replace one, close it afterwards. On failure, the open documents stay unchanged.
   * @param source - the bytes of the file, or the address to load it from. A response that is not successful fails with `FILE_UNREADABLE`.
   * @param options - format, password, progress, abort signal
   * @returns the document
   * @throws SpreadsheetError `FILE_UNREADABLE`, also for an empty file without the format `csv`, `FORMAT_UNSUPPORTED`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `INVALID_ARGUMENT` when the source is none of its types, such as an address as text, `ABORTED`
   * @since 1.0
   */
  open(
    source: DocumentSource,
    options?: OpenOptions,
  ): Promise<IntegratedDocument>;
  /**
   * Displays a document.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the document belongs to another spreadsheet
   * @since 1.0
   */
  activate(document: IntegratedDocument): void;
  /**
   * Closes a document; unsaved changes are lost. After the last one, an empty document is displayed.
   * @returns whether it was closed; `false` if a `beforeDocumentClose` listener cancelled
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the document belongs to another spreadsheet
   * @since 1.0
   */
  close(document: IntegratedDocument): boolean;
}

/**
 * What a document is read from: bytes, or an address to load.
 * @since 1.0
 */
export type DocumentSource = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | URL;

/**
 * Settings of {@link DocumentCollection.create}.
 * @since 1.0
 */
export interface CreateDocumentOptions {
  /**
   * Name, without a file extension.
   * @defaultValue `'Untitled'` and a number
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Names of its sheets, in order.
   * @defaultValue `['Sheet1']`
   * @since 1.0
   */
  readonly sheetNames?: readonly string[];
}

/**
 * A part of a file that a document leaves out.
 * @since 1.1
 */
export interface LeftOut {
  /**
   * Path of the part in the file, such as `xl/charts/chart1.xml`.
   * @since 1.1
   */
  readonly part: string;
  /**
   * What it is, and what becomes of it, in English.
   * @since 1.1
   */
  readonly reason: string;
}

/**
 * Settings of {@link DocumentCollection.open}.
 * @since 1.0
 */
export interface OpenOptions {
  /**
   * Format of the file.
   * @defaultValue detected from the contents
   * @since 1.0
   */
  readonly format?: FileFormat;
  /**
   * Name of the document.
   * @defaultValue the name of a `File`, else the last part of the address, else the name of a new document
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Password of an encrypted file.
   * @defaultValue none
   * @since 1.0
   */
  readonly password?: string;
  /**
   * Field separator of a `csv` file.
   * @defaultValue detected from the first lines
   * @since 1.0
   */
  readonly csvSeparator?: string;
  /**
   * Called with the progress, from 0 to 1.
   * @defaultValue none
   * @since 1.0
   */
  readonly onProgress?: (fraction: number) => void;
  /**
   * Cancels reading.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Formats that can be opened and saved.
 * @since 1.0
 */
export interface FileFormats {
  /**
   * Office Open XML workbook; keeps everything that this contract describes. Other programs do not show charts, shapes and filters by colour, show pivot tables as cells and named styles as formats, and can remove all of these when they save the file. {@link IntegratedDocument.leftOut} names what else an opened file had.
   * @since 1.0
   */
  readonly xlsx: 'xlsx';
  /**
   * Comma-separated values in UTF-8; keeps only the displayed text of the active sheet, hidden rows and columns included; numbers have the separators of the locale. Text that begins with `=`, `+`, `-`, `@`, an apostrophe, a tab or a carriage return is written with an apostrophe before it, so that no program interprets it as a formula. Opening removes that apostrophe again. Opening reads numbers, dates and boolean values as {@link CellEditor} does, and never reads text as a formula.
   * @since 1.0
   */
  readonly csv: 'csv';
  /**
   * JSON format of the SDK; keeps everything that this contract describes, loads fastest.
   * @since 1.0
   */
  readonly json: 'json';
}

/**
 * One of {@link FileFormats}.
 * @since 1.0
 */
export type FileFormat = keyof FileFormats;

/**
 * Formats that can be written but not opened.
 * @since 1.0
 */
export interface ExportFormats {
  /**
   * Pages, as printed.
   * @since 1.0
   */
  readonly pdf: 'pdf';
  /**
   * One HTML file with a table for each sheet, styles included.
   * @since 1.0
   */
  readonly html: 'html';
  /**
   * Image of one area of a sheet.
   * @since 1.0
   */
  readonly png: 'png';
}

/**
 * One of {@link ExportFormats}.
 * @since 1.0
 */
export type ExportFormat = keyof ExportFormats;

/**
 * An integrated document: one file, with a workbook, properties and application data.
 * @since 1.0
 */
export interface IntegratedDocument extends EngineObject<'document'> {
  /**
   * Name, without a file extension.
   * @since 1.0
   */
  name: string;
  /**
   * Whether anything changed since it was opened, created or saved.
   * @since 1.0
   */
  readonly isModified: boolean;
  /**
   * Workbook of the document: its sheets, defined names and styles.
   * @since 1.0
   */
  readonly workbook: Workbook;
  /**
   * Title, author and other properties.
   * @since 1.0
   */
  readonly properties: DocumentProperties;
  /**
   * Data of your application, stored in the same file.
   * @since 1.0
   */
  readonly parts: PartCollection;
  /**
   * Contents of the file that the document does not include: sheets without cells, charts, comments, formats of part of a text and the like. It is not in the files that you save. Also formulas that read another workbook or call a function that does not exist: they keep the result of the file until a cell that they read changes. Empty for a document that was created, or whose file was read whole.
   * @since 1.1
   */
  readonly leftOut: readonly LeftOut[];
  /**
   * Waits until the engine is idle, then writes the document to the bytes of a file, as it was when the call began, without an entry that the cell editor has not committed, and marks it as not modified. A change made in the meantime marks it as modified again. A call that has begun completes even if the document is closed or the spreadsheet disposed. Where you store the bytes is up to you.
   * @param options - format and password
   * @returns the file, its `type` set to the format's media type
   * @throws SpreadsheetError `FORMAT_UNSUPPORTED`, `LIMIT_EXCEEDED` when the cells of a sheet are too long for an `xlsx` file, `ABORTED`
   * @since 1.0
   */
  save(options?: SaveOptions): Promise<Blob>;
  /**
   * Exports the document in a format that cannot be opened again. Rows and columns that are hidden, by code, a user or a filter, are left out. Does not change {@link IntegratedDocument.isModified}.
   * @param format - the format
   * @param options - sheets, area, paper, abort signal
   * @returns the file, its `type` set to the format's media type
   * @throws SpreadsheetError `FORMAT_UNSUPPORTED`, `INVALID_ARGUMENT` when there is no sheet to export, or several for a `png`, or when `scale` is not above 0, `INVALID_ADDRESS`, `ABORTED`
   * @since 1.0
   */
  export<F extends ExportFormat>(
    format: ExportFormat & F,
    options?: ExportOptionsOf[F],
  ): Promise<Blob>;
  /**
   * Saves the document and passes the file to the browser as a download.
   * @param fileName - name with an extension, which selects the format
   * @throws SpreadsheetError `FORMAT_UNSUPPORTED`
   * @since 1.0
   */
  download(fileName: string): Promise<void>;
}

/**
 * Settings of {@link IntegratedDocument.save}.
 * @since 1.0
 */
export interface SaveOptions {
  /**
   * Format to write.
   * @defaultValue `'xlsx'`
   * @since 1.0
   */
  readonly format?: FileFormat;
  /**
   * Encrypts the file. Only for `xlsx`: with another format, saving fails with `FORMAT_UNSUPPORTED`.
   * @defaultValue none
   * @since 1.0
   */
  readonly password?: string;
  /**
   * Cancels writing.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Settings of {@link IntegratedDocument.export}.
 * @since 1.0
 */
export interface ExportOptions {
  /**
   * Sheets to write; `png` needs exactly one.
   * @defaultValue all visible sheets
   * @since 1.0
   */
  readonly sheets?: readonly Sheet[];
  /**
   * Area of each sheet.
   * @defaultValue the used area
   * @since 1.0
   */
  readonly area?: AreaLike;
  /**
   * Paper of a `pdf`.
   * @defaultValue `'A4'`
   * @since 1.0
   */
  readonly paper?: 'A3' | 'A4' | 'A5' | 'letter' | 'legal';
  /**
   * Orientation of the paper.
   * @defaultValue `'portrait'`
   * @since 1.0
   */
  readonly orientation?: 'portrait' | 'landscape';
  /**
   * Image pixels of a `png` for one CSS pixel, above 0.
   * @defaultValue `1`
   * @since 1.0
   */
  readonly scale?: number;
  /**
   * Cancels writing.
   * @defaultValue none
   * @since 1.0
   */
  readonly signal?: AbortSignal;
}

/**
 * Settings of {@link IntegratedDocument.export} that apply to each format.
 * @since 1.1
 */
export interface ExportOptionsOf {
  /**
   * Those of a `pdf`: there are no pixels to scale.
   * @since 1.1
   */
  readonly pdf: Omit<ExportOptions, 'scale'>;
  /**
   * Those of `html`, which has no paper either.
   * @since 1.1
   */
  readonly html: Omit<ExportOptions, 'paper' | 'orientation' | 'scale'>;
  /**
   * Those of a `png`.
   * @since 1.1
   */
  readonly png: Omit<ExportOptions, 'paper' | 'orientation'>;
}

/**
 * Properties stored in the file. Setting one marks the document as modified.
 * @since 1.0
 */
export interface DocumentProperties {
  /**
   * Title; empty if there is none.
   * @since 1.0
   */
  title: string;
  /**
   * Author; empty if there is none.
   * @since 1.0
   */
  author: string;
  /**
   * Subject; empty if there is none.
   * @since 1.0
   */
  subject: string;
  /**
   * Keywords to find the file by.
   * @since 1.0
   */
  keywords: readonly string[];
  /**
   * When the document was created.
   * @since 1.0
   */
  readonly createdAt: Date;
  /**
   * When it was last saved; `null` before the first save.
   * @since 1.0
   */
  readonly savedAt: Date | null;
}

/**
 * Named JSON values in the file, used by your application only. Kept by `xlsx` and `json`.
 * @since 1.0
 */
export interface PartCollection {
  /**
   * Names in use, sorted.
   * @since 1.0
   */
  readonly names: readonly string[];
  /**
   * The value, or `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): JsonValue | undefined;
  /**
   * Stores a value.
   * @throws SpreadsheetError `INVALID_NAME` when the name is empty
   * @since 1.0
   */
  set(name: string, value: JsonValue): void;
  /**
   * Removes a value.
   * @returns whether there was one
   * @since 1.0
   */
  delete(name: string): boolean;
}

// ---------------------------------------------------------------------------------------------
// Workbook and sheets
// ---------------------------------------------------------------------------------------------

/**
 * The sheets of a document, with their defined names and styles.
 * @since 1.0
 */
export interface Workbook extends EngineObject<'workbook'> {
  /**
   * Sheets of the workbook.
   * @since 1.0
   */
  readonly sheets: SheetCollection;
  /**
   * Names for areas, usable in formulas.
   * @since 1.0
   */
  readonly names: NameCollection;
  /**
   * Named cell styles.
   * @since 1.0
   */
  readonly styles: StyleCollection;
  /**
   * Range at an address, with or without a sheet name (`'Sales!B2:D9'`), or of a defined name (`'TaxRate'`).
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  range(address: string): CellRange;
  /**
   * Finds cells on all visible sheets, sheet by sheet and row by row.
   * @param query - text to find, without wildcards, or a regular expression
   * @param options - where and how
   * @returns the first match of each cell at the time of the call
   * @throws SpreadsheetError `INVALID_ARGUMENT` when `maxMatches` is below 1
   * @since 1.0
   */
  find(query: string | RegExp, options?: FindOptions): readonly FindMatch[];
  /**
   * Replaces all matches as one undo step, even those of a regular expression without the `g` flag. Formula results are never replaced; to replace in formulas, set `lookIn: 'formulas'`. Text stays text. In other cells, the new text is read as {@link CellEditor} reads entries, except that text beginning with `=` or an apostrophe stays as it is.
   * @param query - text to find, without wildcards, or a regular expression
   * @param replacement - new text; with a regular expression, `$1` inserts a captured group
   * @param options - where and how
   * @returns number of changes
   * @throws SpreadsheetError `INVALID_FORMULA` when a formula could no longer be parsed, `LIMIT_EXCEEDED` when the contents of a cell would become too long, `INVALID_ARGUMENT` when `maxMatches` is below 1
   * @since 1.0
   */
  replace(
    query: string | RegExp,
    replacement: string,
    options?: FindOptions,
  ): ReplaceReport;
  /**
   * Whether the list of sheets is protected: sheets cannot be added, copied, removed, renamed or moved. They can still be hidden and displayed.
   * @since 1.0
   */
  readonly isProtected: boolean;
  /**
   * Protects the list of sheets, from users and, unlike {@link Sheet.protect}, from code too. On a protected list, the call replaces the password. Protection is no step: undo does not take it away.
   * @since 1.0
   */
  protect(password?: string): void;
  /**
   * Removes the protection; does nothing without one.
   * @throws SpreadsheetError `WRONG_PASSWORD` when the list was protected with a password, and this is not it or is omitted
   * @since 1.0
   */
  unprotect(password?: string): void;
}

/**
 * Sheets of a {@link Workbook}. Iterates in the order of the tabs.
 * @since 1.0
 */
export interface SheetCollection extends Iterable<Sheet> {
  /**
   * Number of sheets, hidden ones included.
   * @since 1.0
   */
  readonly count: number;
  /**
   * The displayed sheet.
   * @since 1.0
   */
  readonly active: Sheet;
  /**
   * Finds a sheet by its name, ignoring case, or by its index from 0; `undefined` if there is none.
   * @since 1.0
   */
  get(nameOrIndex: string | number): Sheet | undefined;
  /**
   * Adds an empty sheet, without displaying it.
   * @param options - name and index
   * @returns the sheet
   * @throws SpreadsheetError `INVALID_NAME`, `NAME_IN_USE`, `INVALID_ARGUMENT` when the index is not a whole number from 0 to {@link SheetCollection.count}, `PROTECTED`
   * @since 1.0
   */
  add(options?: AddSheetOptions): Sheet;
  /**
   * Copies a sheet with its charts, rules and formats.
   * @param sheet - the sheet, of this document or another open one
   * @param options - name and index
   * @returns the copy
   * @throws SpreadsheetError `INVALID_NAME`, `NAME_IN_USE`, `INVALID_ARGUMENT` when the index is not a whole number from 0 to {@link SheetCollection.count}, `PROTECTED`
   * @since 1.0
   */
  copy(sheet: Sheet, options?: AddSheetOptions): Sheet;
  /**
   * Moves a sheet to another index.
   * @param sheet - one of this workbook
   * @param index - from 0 to {@link SheetCollection.count} - 1
   * @throws SpreadsheetError `INVALID_ARGUMENT` when there is no such index, or the sheet is in another document, `PROTECTED`
   * @since 1.0
   */
  move(sheet: Sheet, index: number): void;
  /**
   * Removes a sheet; formulas that refer to it become `#REF!`.
   * @throws SpreadsheetError `LAST_SHEET`, `INVALID_ARGUMENT` when the sheet is in another document, `PROTECTED`
   * @since 1.0
   */
  remove(sheet: Sheet): void;
  /**
   * Displays a sheet.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when it is hidden, or in another document
   * @since 1.0
   */
  activate(sheet: Sheet): void;
}

/**
 * Settings of {@link SheetCollection.add} and {@link SheetCollection.copy}.
 * @since 1.0
 */
export interface AddSheetOptions {
  /**
   * Name: up to 31 characters, none of `: \ / ? * [ ]`, no apostrophe at its start or end, and not `History`.
   * @defaultValue the next free `SheetN`
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Index, from 0 to {@link SheetCollection.count}.
   * @defaultValue after the last sheet
   * @since 1.0
   */
  readonly index?: number;
}

/**
 * Names for areas. Iterates by name.
 * @since 1.0
 */
export interface NameCollection extends Iterable<DefinedName> {
  /**
   * Finds a name, ignoring case; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): DefinedName | undefined;
  /**
   * Defines a name.
   * @throws SpreadsheetError `INVALID_NAME` when it could be a boolean, an address or a part of one in A1 or R1C1 notation, or contains characters other than letters, digits, `_` and `.`, `NAME_IN_USE`, `INVALID_ARGUMENT` when the range is in another document
   * @since 1.0
   */
  add(name: string, range: CellRange): DefinedName;
  /**
   * Removes a name; formulas that use it become `#NAME?`.
   * @returns whether there was one
   * @since 1.0
   */
  remove(name: string): boolean;
}

/**
 * A name for a range.
 * @since 1.0
 */
export interface DefinedName {
  /**
   * The name: letters, digits, `_` and `.`, starting with a letter or `_`, and not a cell address.
   * @since 1.0
   */
  readonly name: string;
  /**
   * Cells that the name refers to. Follows inserted and removed rows and columns.
   * @since 1.0
   */
  readonly range: CellRange;
}

/**
 * One grid of cells in a workbook.
 * @since 1.0
 */
export interface Sheet extends EngineObject<'sheet'> {
  /**
   * Name on its tab, unique in the workbook regardless of case. Setting it renames the sheet in all formulas.
   * @throws SpreadsheetError `INVALID_NAME`, `NAME_IN_USE`, `PROTECTED`
   * @since 1.0
   */
  name: string;
  /**
   * Index among the sheets, from 0.
   * @since 1.0
   */
  readonly index: number;
  /**
   * Whether its tab is displayed. `'veryHidden'` also keeps it out of the list from which users unhide sheets. Hidden sheets are calculated, and formulas can refer to them.
   * @throws SpreadsheetError `LAST_SHEET` when no visible sheet would be left
   * @since 1.0
   */
  visibility: SheetVisibility;
  /**
   * Colour of the tab; `null` for none.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when it is not a colour as `#RRGGBB`
   * @since 1.0
   */
  tabColor: Color | null;
  /**
   * Number of rows, used or not: {@link Limits.rows}.
   * @since 1.0
   */
  readonly rowCount: number;
  /**
   * Number of columns, used or not: {@link Limits.columns}.
   * @since 1.0
   */
  readonly columnCount: number;
  /**
   * Smallest area from `A1` that contains every cell with contents or a format of its own; `null` on an empty sheet. The format of a whole row or column does not count.
   * @since 1.0
   */
  readonly usedArea: Area | null;
  /**
   * Range of the cells in an area.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  range(area: AreaLike): CellRange;
  /**
   * Range of one cell, by row and column from 0.
   * @param row - from 0 to {@link Sheet.rowCount} - 1
   * @param column - from 0 to {@link Sheet.columnCount} - 1
   * @throws SpreadsheetError `INVALID_ADDRESS` when a number is not whole, or the cell is outside the sheet
   * @since 1.0
   */
  cell(row: number, column: number): CellRange;

  /**
   * Freezes rows at the top and columns at the left while the rest scrolls. Replaces an earlier freeze; zeros end it.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when a number is not whole, is below 0, or leaves no row or column to scroll
   * @since 1.0
   */
  freeze(panes: FrozenPanes): void;
  /**
   * Rows and columns that are frozen.
   * @since 1.0
   */
  readonly frozen: Required<FrozenPanes>;
  /**
   * Inserts empty rows before a row; formulas and areas follow.
   * @param before - index of the row, from 0
   * @param count - number of rows, at least 1; 1 if omitted
   * @throws SpreadsheetError `LIMIT_EXCEEDED` when the new rows, or rows with contents, would leave the sheet, `INVALID_ARGUMENT` when an index or the count is not a whole number, or the row is not on the sheet
   * @since 1.0
   */
  insertRows(before: number, count?: number): void;
  /**
   * Removes rows with their contents; formulas that refer only to them become `#REF!`.
   * @param first - the first row, from 0
   * @param count - number of rows, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the rows are not all on the sheet
   * @since 1.0
   */
  deleteRows(first: number, count?: number): void;
  /**
   * Inserts empty columns before a column; formulas and areas follow.
   * @param before - index of the column, from 0
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `LIMIT_EXCEEDED` when the new columns, or columns with contents, would leave the sheet, `INVALID_ARGUMENT` when an index or the count is not a whole number, or the column is not on the sheet
   * @since 1.0
   */
  insertColumns(before: number, count?: number): void;
  /**
   * Removes columns with their contents; formulas that refer only to them become `#REF!`.
   * @param first - the first column, from 0
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the columns are not all on the sheet
   * @since 1.0
   */
  deleteColumns(first: number, count?: number): void;
  /**
   * Sets the height of rows.
   * @param first - the first row, from 0
   * @param height - in CSS pixels, at least 0; a row of height 0 cannot be seen
   * @param count - number of rows, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` for a height below 0, or when the rows are not all on the sheet
   * @since 1.0
   */
  setRowHeight(first: number, height: number, count?: number): void;
  /**
   * Sets the width of columns.
   * @param first - the first column, from 0
   * @param width - in CSS pixels, at least 0; a column of width 0 cannot be seen
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` for a width below 0, or when the columns are not all on the sheet
   * @since 1.0
   */
  setColumnWidth(first: number, width: number, count?: number): void;
  /**
   * Fits columns to their longest displayed text now; later edits do not resize them.
   * @param first - the first column, from 0
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the columns are not all on the sheet
   * @since 1.0
   */
  autoFitColumns(first: number, count?: number): void;
  /**
   * Hides rows. Formulas still include them.
   * @param first - the first row, from 0
   * @param count - number of rows, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the rows are not all on the sheet
   * @since 1.1
   */
  hideRows(first: number, count?: number): void;
  /**
   * Shows rows that code or a user has hidden; rows that a filter hides stay hidden.
   * @param first - the first row, from 0
   * @param count - number of rows, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the rows are not all on the sheet
   * @since 1.1
   */
  showRows(first: number, count?: number): void;
  /**
   * Hides or shows rows.
   * @param first - the first row, from 0
   * @param count - number of rows, at least 1
   * @param hidden - `true` hides them
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the rows are not all on the sheet
   * @deprecated {@link Sheet.hideRows} and {@link Sheet.showRows} have the order of arguments of all other methods.
   * @since 1.0
   */
  setRowsHidden(first: number, count: number, hidden: boolean): void;
  /**
   * Height of a row in CSS pixels, whether it is hidden or not.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the row is not on the sheet
   * @since 1.1
   */
  getRowHeight(row: number): number;
  /**
   * Whether a row is hidden, by code, a user or a filter.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the row is not on the sheet
   * @since 1.1
   */
  isRowHidden(row: number): boolean;
  /**
   * Hides columns. Formulas still include them.
   * @param first - the first column, from 0
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the columns are not all on the sheet
   * @since 1.1
   */
  hideColumns(first: number, count?: number): void;
  /**
   * Shows hidden columns.
   * @param first - the first column, from 0
   * @param count - number of columns, at least 1; 1 if omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the columns are not all on the sheet
   * @since 1.1
   */
  showColumns(first: number, count?: number): void;
  /**
   * Hides or shows columns.
   * @param first - the first column, from 0
   * @param count - number of columns, at least 1
   * @param hidden - `true` hides them
   * @throws SpreadsheetError `INVALID_ARGUMENT` when an index or the count is not a whole number, or the columns are not all on the sheet
   * @deprecated {@link Sheet.hideColumns} and {@link Sheet.showColumns} have the order of arguments of all other methods.
   * @since 1.0
   */
  setColumnsHidden(first: number, count: number, hidden: boolean): void;
  /**
   * Width of a column in CSS pixels, whether it is hidden or not.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the column is not on the sheet
   * @since 1.1
   */
  getColumnWidth(column: number): number;
  /**
   * Whether a column is hidden.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the column is not on the sheet
   * @since 1.1
   */
  isColumnHidden(column: number): boolean;
  /**
   * Whether thin grey gridlines are drawn between cells. They belong to the view and are not exported.
   * @since 1.0
   */
  gridlinesVisible: boolean;
  /**
   * Zoom of the view, from 0.25 to 4; at 1, lengths are as they were set.
   * @throws SpreadsheetError `INVALID_ARGUMENT` outside that range
   * @since 1.0
   */
  zoom: number;

  /**
   * Whether the sheet is protected.
   * @since 1.0
   */
  readonly isProtected: boolean;
  /**
   * Protects locked cells: users cannot edit, delete, paste, cut or fill them, nor insert or remove rows and columns, nor change formats, sort or filter unless the options allow it. Built-in commands are bound too, however they are run. Other code can still change everything, unlike with {@link Workbook.protect}. On a protected sheet, the call replaces options and password. Protection is no step: undo does not take it away.
   * @since 1.0
   */
  protect(options?: ProtectOptions): void;
  /**
   * Removes the protection; does nothing on a sheet that is not protected.
   * @throws SpreadsheetError `WRONG_PASSWORD` when the sheet was protected with a password, and this is not it or is omitted
   * @since 1.0
   */
  unprotect(password?: string): void;

  /**
   * Conditional formats on this sheet.
   * @since 1.0
   */
  readonly conditionalFormats: ConditionalFormatCollection;
  /**
   * The filter; `null` if there is none.
   * @since 1.0
   */
  readonly filter: AutoFilter | null;
  /**
   * Sets a filter on an area whose first row holds the headings. Each heading gets a button with which users change the filter. Replaces an earlier one, whose object is then removed.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  setFilter(area: AreaLike): AutoFilter;
  /**
   * Cells whose contents violate their validation rule, row by row; useful after loading data. Results of formulas are checked too.
   * @param area - where to look; the whole sheet when omitted
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  findInvalidCells(area?: AreaLike): readonly CellRange[];
  /**
   * Pivot tables on this sheet.
   * @since 1.0
   */
  readonly pivotTables: PivotTableCollection;
  /**
   * Charts on this sheet.
   * @since 1.0
   */
  readonly charts: ChartCollection;
  /**
   * Shapes on this sheet.
   * @since 1.0
   */
  readonly shapes: ShapeCollection;
  /**
   * Images on this sheet.
   * @since 1.0
   */
  readonly images: ImageCollection;
  /**
   * Sparklines on this sheet.
   * @since 1.0
   */
  readonly sparklines: SparklineCollection;
}

/**
 * Whether the tab of a sheet is displayed.
 * @since 1.0
 */
export type SheetVisibility = 'visible' | 'hidden' | 'veryHidden';

/**
 * Rows and columns that stay visible.
 * @since 1.0
 */
export interface FrozenPanes {
  /**
   * Number of rows at the top, from 0.
   * @defaultValue `0`
   * @since 1.0
   */
  readonly rows?: number;
  /**
   * Number of columns at the left, from 0.
   * @defaultValue `0`
   * @since 1.0
   */
  readonly columns?: number;
}

/**
 * What a protected sheet still allows users to do.
 * @since 1.0
 */
export interface ProtectOptions {
  /**
   * Password to remove the protection.
   * @defaultValue none
   * @since 1.0
   */
  readonly password?: string;
  /**
   * Allows changes to formats.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly allowFormatting?: boolean;
  /**
   * Allows users of other programs that open the file to sort unlocked cells. The SDK has no built-in command that sorts, and the protection does not stop code.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly allowSorting?: boolean;
  /**
   * Allows use of the filter.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly allowFiltering?: boolean;
}

// ---------------------------------------------------------------------------------------------
// Areas, ranges, values
// ---------------------------------------------------------------------------------------------

/**
 * A rectangle of cells as plain numbers, independent of any sheet. Immutable. Created by {@link createArea}.
 * @since 1.0
 */
export interface Area extends AreaBounds {
  /**
   * Number of rows.
   * @since 1.0
   */
  readonly rowCount: number;
  /**
   * Number of columns.
   * @since 1.0
   */
  readonly columnCount: number;
  /**
   * Address in A1 notation, `'B2:D9'`; one cell is `'B2'`.
   * @since 1.0
   */
  readonly address: string;
  /**
   * Whether it contains all of another area.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  contains(other: AreaLike): boolean;
  /**
   * The cells that both areas share; `null` when there are none.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  intersect(other: AreaLike): Area | null;
  /**
   * The smallest area that contains both.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  union(other: AreaLike): Area;
  /**
   * The area moved by a number of rows and columns.
   * @param rows - whole number; negative numbers move it up
   * @param columns - whole number; negative numbers move it left
   * @throws SpreadsheetError `INVALID_ADDRESS` when it would leave the sheet, or a number is not whole
   * @since 1.0
   */
  offset(rows: number, columns: number): Area;
  /**
   * An area with the same first cell and another size.
   * @param rowCount - at least 1
   * @param columnCount - at least 1
   * @throws SpreadsheetError `INVALID_ARGUMENT` below 1, `INVALID_ADDRESS` when it would leave the sheet, or a number is not whole
   * @since 1.0
   */
  resize(rowCount: number, columnCount: number): Area;
}

/**
 * Corners of a rectangle of cells, all counted from 0 and inclusive.
 * @since 1.0
 */
export interface AreaBounds {
  /**
   * Top row, from 0.
   * @since 1.0
   */
  readonly firstRow: number;
  /**
   * Left column, from 0.
   * @since 1.0
   */
  readonly firstColumn: number;
  /**
   * Bottom row, from 0.
   * @since 1.0
   */
  readonly lastRow: number;
  /**
   * Right column, from 0.
   * @since 1.0
   */
  readonly lastColumn: number;
}

/**
 * Anything that describes an area: an address, corners, or an {@link Area}.
 * @since 1.0
 */
export type AreaLike = string | AreaBounds;

/**
 * What a cell can hold; `null` is an empty cell. A cell stores a date as a number of days: it reads as a `Date` if its number format shows a year, a month or a day, and as a number with any other format, such as `[h]:mm`. Writing a `Date` to a cell with the format `General` also sets the short date format of the locale. Cells have no time zone: a `Date` is converted in the time zone of the page.
 * @since 1.0
 */
export type CellValue = string | number | boolean | Date | CellError | null;

/**
 * An error value in a cell. A formula that calculates with it results in the same error; functions that test or count values, such as `IFERROR`, `ISERROR` and `COUNT`, do not, and neither does `IF` for the value that it does not choose.
 * @since 1.0
 */
export interface CellError {
  /**
   * What is wrong.
   * @since 1.0
   */
  readonly error: CellErrorCode;
  /**
   * Why a formula has no value, in English, for a log: it cannot be parsed, or names a function, a sheet or a name that does not exist. Absent for errors that a calculation results in. It is not enumerable: comparing and printing leave it out.
   * @defaultValue none
   * @since 1.1
   */
  readonly reason?: string;
}

/**
 * Values of {@link CellError.error}.
 * @since 1.0
 */
export interface CellErrorCodes {
  /**
   * A circular reference.
   * @since 1.0
   */
  readonly '#CIRC!': '#CIRC!';
  /**
   * A division by zero or by an empty cell.
   * @since 1.0
   */
  readonly '#DIV/0!': '#DIV/0!';
  /**
   * A value is not available, for example because a lookup found nothing.
   * @since 1.0
   */
  readonly '#N/A': '#N/A';
  /**
   * A function or a name does not exist.
   * @since 1.0
   */
  readonly '#NAME?': '#NAME?';
  /**
   * Two areas do not intersect.
   * @since 1.0
   */
  readonly '#NULL!': '#NULL!';
  /**
   * A number is out of range.
   * @since 1.0
   */
  readonly '#NUM!': '#NUM!';
  /**
   * A reference points to cells that were removed.
   * @since 1.0
   */
  readonly '#REF!': '#REF!';
  /**
   * An argument has the wrong type, or a custom function failed.
   * @since 1.0
   */
  readonly '#VALUE!': '#VALUE!';
}

/**
 * One of {@link CellErrorCodes}.
 * @since 1.0
 */
export type CellErrorCode = keyof CellErrorCodes;

/**
 * The cells of one area of a sheet. Reads and writes take effect at once.
 * @since 1.0
 */
export interface CellRange extends EngineObject<'range'> {
  /**
   * Sheet of the cells.
   * @since 1.0
   */
  readonly sheet: Sheet;
  /**
   * Area of the cells. Follows inserted and removed rows and columns.
   * @since 1.0
   */
  readonly area: Area;
  /**
   * Address with the sheet's name, `'Sales!B2:D9'`.
   * @since 1.0
   */
  readonly address: string;

  /**
   * Value of the first cell; for a formula, its last result, `null` before the first. {@link CellValue} says when it is a `Date`.
   * @since 1.0
   */
  getValue(): CellValue;
  /**
   * Values of all cells, row by row.
   * @since 1.0
   */
  getValues(): CellValue[][];
  /**
   * Writes the same value to every cell. Text stays text, even when it begins with `=`.
   * @throws SpreadsheetError `LIMIT_EXCEEDED`, `INVALID_ARGUMENT` for a number that is not finite or an invalid date
   * @since 1.0
   */
  setValue(value: CellValue): this;
  /**
   * Writes values to the cells, row by row, in one write with one `cellChange` event. Text stays text, even when it begins with `=`.
   * @throws SpreadsheetError `SHAPE_MISMATCH`, `LIMIT_EXCEEDED`, `INVALID_ARGUMENT` for a number that is not finite or an invalid date
   * @since 1.0
   */
  setValues(values: readonly (readonly CellValue[])[]): this;
  /**
   * Formula of the first cell, including `=`; `null` when it has none.
   * @since 1.0
   */
  getFormula(): string | null;
  /**
   * Sets a formula in every cell, written for the first one. Relative references move with the cell; `$` before a column or row keeps it. Another sheet is written before an exclamation mark: `Prices!$A$1`, in apostrophes unless its name has only letters, digits and `_` and does not begin with a digit: `'Price list'!A1`, with apostrophes of the name doubled. Function names are English and arguments are separated by commas, in every language.
   * @throws SpreadsheetError `INVALID_FORMULA`, `LIMIT_EXCEEDED`
   * @since 1.0
   */
  setFormula(formula: string): this;
  /**
   * Formulas of the cells, row by row; `null` for a cell that has none.
   * @since 1.1
   */
  getFormulas(): (string | null)[][];
  /**
   * Sets a formula in each cell, row by row, each written for its own cell. `null` leaves a cell as it is.
   * @throws SpreadsheetError `SHAPE_MISMATCH`, `INVALID_FORMULA`, `LIMIT_EXCEEDED`
   * @since 1.1
   */
  setFormulas(formulas: readonly (readonly (string | null)[])[]): this;
  /**
   * Displayed text of the first cell, with its number format applied, whatever the width of the column. A number too wide for its column is drawn as `####`.
   * @since 1.0
   */
  getText(): string;
  /**
   * Displayed text of all cells, row by row.
   * @since 1.0
   */
  getTexts(): string[][];
  /**
   * Clears cells. `'formats'` and `'all'` also remove the named style, so that the cells look like `Normal`.
   * @param what - contents, formats, validation or all; `'contents'` when omitted
   * @since 1.0
   */
  clear(what?: ClearContent): this;

  /**
   * Merges the cells. Only the contents of the first cell are kept.
   * @throws SpreadsheetError `AREA_OVERLAP`
   * @since 1.0
   */
  merge(): this;
  /**
   * Splits merged cells again.
   * @since 1.0
   */
  unmerge(): this;
  /**
   * Whether any of the cells is part of a merge.
   * @since 1.0
   */
  readonly isMerged: boolean;
  /**
   * Copies contents and formats, starting at the first cell of the target; relative references of copied formulas move with the cell. An area as target is on the same sheet; a range can also be in another document of the spreadsheet.
   * @throws SpreadsheetError `INVALID_ADDRESS` when the copy would leave the sheet
   * @since 1.0
   */
  copyTo(target: CellRange | AreaLike): this;
  /**
   * Moves contents and formats, starting at the first cell of the target; an area is on the same sheet. References that cover only moved cells follow them, even in moved formulas; all other references keep their cells.
   * @throws SpreadsheetError `INVALID_ADDRESS` when the cells would leave the sheet, `INVALID_ARGUMENT` when the target is in another document
   * @since 1.0
   */
  moveTo(target: CellRange | AreaLike): this;
  /**
   * Continues the series in these cells over a larger area, as dragging the fill handle does. Numbers and dates continue by their difference: 1, 2 becomes 1, 2, 3, 4. Names of months and weekdays, in English or in the language of the interface, continue in their order. Other text repeats.
   * @throws SpreadsheetError `INVALID_ADDRESS`, `INVALID_ARGUMENT` when the target does not contain these cells, or is on another sheet
   * @since 1.0
   */
  fillTo(target: CellRange | AreaLike): this;
  /**
   * Sorts the rows; equal rows keep their order. Rows that a filter hides are sorted too, and the filter is not applied again: call {@link AutoFilter.reapply} afterwards. Numbers come before text, text before boolean values, and empty cells last in both directions. Formulas move with their row, and their relative references with them.
   * @throws SpreadsheetError `INVALID_ARGUMENT` without a key, or for a column outside the range, `AREA_OVERLAP` over merged cells
   * @since 1.0
   */
  sort(keys: readonly SortKey[], options?: SortOptions): this;

  /**
   * Font of the first cell, with the parts that come from its style. Conditional formats are not included.
   * @since 1.0
   */
  getFont(): Required<Font>;
  /**
   * Changes the given parts of the font.
   * @throws SpreadsheetError `INVALID_ARGUMENT` for an invalid size or colour
   * @since 1.0
   */
  setFont(font: Font): this;
  /**
   * Background of the first cell, its own or that of its style; `null` for none. Conditional formats are not included.
   * @since 1.0
   */
  getFill(): Fill | null;
  /**
   * Sets the background; `null` removes it. A colour alone is a solid fill.
   * @throws SpreadsheetError `INVALID_ARGUMENT` for an invalid colour
   * @since 1.0
   */
  setFill(fill: Color | Fill | null): this;
  /**
   * Borders of the first cell, its own or those of its style. Conditional formats are not included.
   * @since 1.0
   */
  getBorders(): CellBorders;
  /**
   * Sets the given borders; `null` removes one.
   * @throws SpreadsheetError `INVALID_ARGUMENT` for an invalid colour
   * @since 1.0
   */
  setBorders(borders: Borders): this;
  /**
   * Alignment of the first cell, with the parts that come from its style.
   * @since 1.0
   */
  getAlignment(): Required<Alignment>;
  /**
   * Changes the given parts of the alignment.
   * @throws SpreadsheetError `INVALID_ARGUMENT` for an indent or a rotation out of its range
   * @since 1.0
   */
  setAlignment(alignment: Alignment): this;
  /**
   * Number format of the first cell, its own or that of its style.
   * @since 1.0
   */
  getNumberFormat(): string;
  /**
   * Sets the number format.
   * @throws SpreadsheetError `INVALID_FORMAT`
   * @since 1.0
   */
  setNumberFormat(pattern: string): this;
  /**
   * Complete format of the first cell, with the parts that come from its style: set on other cells, it becomes their own, and they follow that style no longer. Conditional formats are not included.
   * @since 1.0
   */
  getFormat(): StoredFormat;
  /**
   * Changes the given parts of the format, in one step. The format of whole rows and columns is stored once for each of them, that of other areas for each cell.
   * @throws SpreadsheetError `INVALID_FORMAT`, `INVALID_ARGUMENT` for an invalid colour, or a number out of its range
   * @since 1.0
   */
  setFormat(format: CellFormat): this;
  /**
   * Applies a named style.
   * @throws SpreadsheetError `INVALID_NAME` when there is no such style
   * @since 1.0
   */
  setStyle(name: string): this;
  /**
   * Name of the style of the first cell.
   * @since 1.1
   */
  getStyle(): string;

  /**
   * Validation rule of the first cell; `null` if there is none.
   * @since 1.0
   */
  getValidation(): ValidationRule | null;
  /**
   * Sets the validation rule; `null` removes it. Existing contents are not checked.
   * @throws SpreadsheetError `INVALID_FORMULA` when a formula of the rule cannot be parsed, `INVALID_ADDRESS` when the source of a list is neither an address nor a defined name, `INVALID_ARGUMENT` when a list is empty, or a comparison has too few or too many values, or one that is no number, date or formula
   * @since 1.0
   */
  setValidation(rule: ValidationRule | null): this;

  /**
   * Selects the cells and displays their sheet.
   * @since 1.0
   */
  select(): this;
  /**
   * Scrolls until the first cell is visible.
   * @since 1.0
   */
  scrollIntoView(): this;
}

/**
 * What {@link CellRange.clear} removes.
 * @since 1.0
 */
export type ClearContent = 'contents' | 'formats' | 'validation' | 'all';

/**
 * What is selected on the active sheet.
 * @since 1.0
 */
export interface SheetSelection {
  /**
   * Selected areas; the last one contains the active cell.
   * @since 1.0
   */
  readonly areas: readonly Area[];
  /**
   * The last selected area, as a range.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * The cell that receives typed text.
   * @since 1.0
   */
  readonly activeCell: CellRange;
  /**
   * Selects areas. The first cell of the last one becomes the active cell.
   * @throws SpreadsheetError `INVALID_ADDRESS`, `INVALID_ARGUMENT` for an empty list
   * @since 1.0
   */
  set(areas: readonly AreaLike[]): void;
}

// ---------------------------------------------------------------------------------------------
// Formats
// ---------------------------------------------------------------------------------------------

/**
 * A colour, `#RRGGBB`.
 * @since 1.0
 */
export type Color = `#${string}`;

/**
 * Format of a cell. Parts that are omitted stay unchanged. Several sources make up a format; from the weakest to the strongest: the style `Normal`, a named style, the cell's own format, the colour in its number format, and conditional formats.
 * @since 1.0
 */
export interface CellFormat {
  /**
   * Font.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly font?: Font;
  /**
   * Background; `null` for none. A colour alone is a solid fill; what you read is always a {@link Fill}.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly fill?: Color | Fill | null;
  /**
   * Borders.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly borders?: Borders;
  /**
   * Alignment.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly alignment?: Alignment;
  /**
   * Number format.
   * @defaultValue unchanged; `'General'` in a new cell
   * @since 1.0
   */
  readonly numberFormat?: string;
  /**
   * Whether users cannot change the cell while its sheet is protected.
   * @defaultValue unchanged; `true` in a new cell
   * @since 1.0
   */
  readonly locked?: boolean;
}

/**
 * A format as it is read: its background is never a colour alone.
 * @since 1.1
 */
export interface StoredFormat extends CellFormat {
  /**
   * Background; `null` for none.
   * @defaultValue unchanged
   * @since 1.1
   */
  readonly fill?: Fill | null;
}

/**
 * Font of a cell.
 * @since 1.0
 */
export interface Font {
  /**
   * Family name, as in CSS: of a font on the device, or of one that the page loads with `@font-face`. Another family is replaced by a similar one.
   * @defaultValue unchanged; `'Calibri'` in a new cell
   * @since 1.0
   */
  readonly family?: string;
  /**
   * Size in points, from 1 to 409.
   * @defaultValue unchanged; `11` in a new cell
   * @since 1.0
   */
  readonly size?: number;
  /**
   * Colour of the text.
   * @defaultValue unchanged; `'#000000'` in a new cell
   * @since 1.0
   */
  readonly color?: Color;
  /**
   * Bold text.
   * @defaultValue unchanged; `false` in a new cell
   * @since 1.0
   */
  readonly bold?: boolean;
  /**
   * Italic text.
   * @defaultValue unchanged; `false` in a new cell
   * @since 1.0
   */
  readonly italic?: boolean;
  /**
   * Underline.
   * @defaultValue unchanged; `'none'` in a new cell
   * @since 1.0
   */
  readonly underline?: 'none' | 'single' | 'double';
  /**
   * Strikethrough.
   * @defaultValue unchanged; `false` in a new cell
   * @since 1.0
   */
  readonly strikethrough?: boolean;
  /**
   * Superscript or subscript.
   * @defaultValue unchanged; `'normal'` in a new cell
   * @since 1.0
   */
  readonly position?: 'normal' | 'superscript' | 'subscript';
}

/**
 * Background of a cell.
 * @since 1.0
 */
export interface Fill {
  /**
   * Colour of the background.
   * @since 1.0
   */
  readonly color: Color;
  /**
   * Pattern over the colour.
   * @defaultValue `'solid'`
   * @since 1.0
   */
  readonly pattern?: FillPattern;
  /**
   * Colour of the pattern's lines or dots.
   * @defaultValue `'#000000'`
   * @since 1.0
   */
  readonly patternColor?: Color;
}

/**
 * Pattern of a {@link Fill}: `'solid'` has none.
 * @since 1.0
 */
export type FillPattern =
  'solid' | 'dots' | 'horizontal' | 'vertical' | 'diagonal' | 'grid';

/**
 * One line of a border.
 * @since 1.0
 */
export interface BorderLine {
  /**
   * Style of the line.
   * @defaultValue `'thin'`
   * @since 1.0
   */
  readonly style?: BorderStyle;
  /**
   * Colour of the line.
   * @defaultValue `'#000000'`
   * @since 1.0
   */
  readonly color?: Color;
}

/**
 * Style of a border line: 1, 2 or 3 pixels wide, dashed, dotted, or double.
 * @since 1.0
 */
export type BorderStyle =
  'thin' | 'medium' | 'thick' | 'dashed' | 'dotted' | 'double';

/**
 * Borders to draw on a range. Single sides take precedence over `outline`, `inside` and `all`. Two adjacent cells share the line between them: the border set last is displayed.
 * @since 1.0
 */
export interface Borders {
  /**
   * Every side of every cell.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly all?: BorderLine | null;
  /**
   * The four outer sides of the range.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly outline?: BorderLine | null;
  /**
   * The lines between its cells.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly inside?: BorderLine | null;
  /**
   * Upper side of the range.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly top?: BorderLine | null;
  /**
   * Right side of the range.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly right?: BorderLine | null;
  /**
   * Lower side of the range.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly bottom?: BorderLine | null;
  /**
   * Left side of the range.
   * @defaultValue unchanged
   * @since 1.0
   */
  readonly left?: BorderLine | null;
}

/**
 * Borders of one cell; `null` where there is none.
 * @since 1.0
 */
export interface CellBorders {
  /**
   * Upper side.
   * @since 1.0
   */
  readonly top: BorderLine | null;
  /**
   * Right side.
   * @since 1.0
   */
  readonly right: BorderLine | null;
  /**
   * Lower side.
   * @since 1.0
   */
  readonly bottom: BorderLine | null;
  /**
   * Left side.
   * @since 1.0
   */
  readonly left: BorderLine | null;
}

/**
 * Alignment of text in its cell.
 * @since 1.0
 */
export interface Alignment {
  /**
   * Horizontal alignment. `'general'` aligns numbers and dates right, text left, and boolean and error values in the centre.
   * @defaultValue unchanged; `'general'` in a new cell
   * @since 1.0
   */
  readonly horizontal?:
    'general' | 'left' | 'center' | 'right' | 'fill' | 'justify';
  /**
   * Vertical alignment.
   * @defaultValue unchanged; `'bottom'` in a new cell
   * @since 1.0
   */
  readonly vertical?: 'top' | 'middle' | 'bottom';
  /**
   * Wraps long text, and breaks lines at each `\n` of the text; the row grows unless you set its height. Text that is not wrapped overflows into empty adjacent cells.
   * @defaultValue unchanged; `false` in a new cell
   * @since 1.0
   */
  readonly wrap?: boolean;
  /**
   * Reduces the displayed size until the text fits on one line. Has no effect with `wrap`.
   * @defaultValue unchanged; `false` in a new cell
   * @since 1.0
   */
  readonly shrinkToFit?: boolean;
  /**
   * Indent, in steps of three spaces, from 0 to 15.
   * @defaultValue unchanged; `0` in a new cell
   * @since 1.0
   */
  readonly indent?: number;
  /**
   * Rotation in degrees, from -90 to 90; positive angles rotate upwards.
   * @defaultValue unchanged; `0` in a new cell
   * @since 1.0
   */
  readonly rotation?: number;
}

/**
 * A value formatted with a number format.
 * @since 1.0
 */
export interface FormattedValue {
  /**
   * The text.
   * @since 1.0
   */
  readonly text: string;
  /**
   * Colour that the format code names, for example `[Red]`; `null` if it names none.
   * @since 1.0
   */
  readonly color: Color | null;
}

/**
 * Named cell styles of a {@link Workbook}.
 * @since 1.0
 */
export interface StyleCollection {
  /**
   * Names in use, sorted. `Normal` always exists.
   * @since 1.0
   */
  readonly names: readonly string[];
  /**
   * Format of a style; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): StoredFormat | undefined;
  /**
   * Adds a style.
   * @throws SpreadsheetError `NAME_IN_USE`, `INVALID_NAME` when the name is empty, `INVALID_FORMAT`, `INVALID_ARGUMENT` for an invalid colour, or a number out of its range
   * @since 1.0
   */
  add(name: string, format: CellFormat): void;
  /**
   * Changes the given parts of a style, in every cell that uses it.
   * @throws SpreadsheetError `INVALID_NAME` when there is no such style, `INVALID_FORMAT`, `INVALID_ARGUMENT` for an invalid colour, or a number out of its range
   * @since 1.0
   */
  update(name: string, format: CellFormat): void;
  /**
   * Removes a style; cells that use it keep their appearance.
   * @returns whether there was one. `Normal` cannot be removed.
   * @since 1.0
   */
  remove(name: string): boolean;
}

/**
 * Conditional formats of a sheet. Iterates by rank, from the first to the last.
 * @since 1.0
 */
export interface ConditionalFormatCollection extends Iterable<ConditionalFormat> {
  /**
   * Number of formats.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Adds a format with rank 0.
   * @throws SpreadsheetError `INVALID_ADDRESS`, `INVALID_FORMULA`, `INVALID_ARGUMENT` when the rule contradicts itself, `INVALID_FORMAT`
   * @since 1.0
   */
  add(area: AreaLike, rule: ConditionalRule): ConditionalFormat;
  /**
   * Formats that intersect an area, by rank.
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  at(area: AreaLike): readonly ConditionalFormat[];
  /**
   * Moves a format to a rank; 0 is the first.
   * @param format - one of this collection
   * @param rank - from 0 to {@link ConditionalFormatCollection.count} - 1
   * @throws SpreadsheetError `INVALID_ARGUMENT` when there is no such rank, or the format is on another sheet
   * @since 1.0
   */
  move(format: ConditionalFormat, rank: number): void;
  /**
   * Removes every format that intersects an area, from all its cells. If there is no such format, nothing happens.
   * @param area - any area; the whole sheet when omitted
   * @throws SpreadsheetError `INVALID_ADDRESS`
   * @since 1.0
   */
  clear(area?: AreaLike): void;
}

/**
 * A conditional format on a sheet.
 * @since 1.0
 */
export interface ConditionalFormat {
  /**
   * Area to which the format applies.
   * @since 1.0
   */
  readonly area: Area;
  /**
   * Rule of the format.
   * @since 1.0
   */
  readonly rule: ConditionalRule;
  /**
   * Precedence of the rule; 0 is the first. Where two formats set the same property, the lower rank number wins.
   * @since 1.0
   */
  readonly rank: number;
  /**
   * Removes the format from all its cells.
   * @throws SpreadsheetError `OBJECT_REMOVED` the second time
   * @since 1.0
   */
  remove(): void;
}

/**
 * What a conditional format does; `type` selects the kind of rule.
 * @since 1.0
 */
export type ConditionalRule =
  | ValueRule
  | TextRule
  | RankRule
  | AverageRule
  | DuplicateRule
  | FormulaRule
  | ColorScaleRule
  | DataBarRule
  | IconSetRule;

/**
 * Options that all rules with a format share.
 * @since 1.0
 */
export interface FormattingRule {
  /**
   * Format of the cells that meet the rule. Size and family of the font are ignored.
   * @since 1.0
   */
  readonly format: CellFormat;
  /**
   * Whether formats with a higher rank number are skipped for cells that meet the rule.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly stopIfTrue?: boolean;
}

/**
 * Cells whose value meets a comparison.
 * @since 1.0
 */
export interface ValueRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'value';
  /**
   * How to compare.
   * @since 1.0
   */
  readonly operator: ComparisonOperator;
  /**
   * Value to compare with, or a formula beginning with `=`; two for `between` and `notBetween`.
   * @since 1.0
   */
  readonly values: readonly [CellOperand] | readonly [CellOperand, CellOperand];
}

/**
 * Values of an `operator`.
 * @since 1.0
 */
export interface ComparisonOperators {
  /**
   * Equal.
   * @since 1.0
   */
  readonly equal: 'equal';
  /**
   * Not equal.
   * @since 1.0
   */
  readonly notEqual: 'notEqual';
  /**
   * Greater than the value.
   * @since 1.0
   */
  readonly greater: 'greater';
  /**
   * Greater or equal.
   * @since 1.0
   */
  readonly greaterOrEqual: 'greaterOrEqual';
  /**
   * Less than the value.
   * @since 1.0
   */
  readonly less: 'less';
  /**
   * Less or equal.
   * @since 1.0
   */
  readonly lessOrEqual: 'lessOrEqual';
  /**
   * From the first to the second value, both included.
   * @since 1.0
   */
  readonly between: 'between';
  /**
   * Below the first or above the second value.
   * @since 1.0
   */
  readonly notBetween: 'notBetween';
}

/**
 * One of {@link ComparisonOperators}.
 * @since 1.0
 */
export type ComparisonOperator = keyof ComparisonOperators;

/**
 * A value to compare with; a string beginning with `=` is a formula.
 * @since 1.0
 */
export type CellOperand = string | number | Date;

/**
 * Cells whose text contains a part. Not case-sensitive.
 * @since 1.0
 */
export interface TextRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'text';
  /**
   * Where the text must, or must not, occur.
   * @since 1.0
   */
  readonly operator: 'contains' | 'notContains' | 'startsWith' | 'endsWith';
  /**
   * Text to look for.
   * @since 1.0
   */
  readonly text: string;
}

/**
 * The largest or smallest cells.
 * @since 1.0
 */
export interface RankRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'rank';
  /**
   * Largest or smallest.
   * @since 1.0
   */
  readonly end: 'top' | 'bottom';
  /**
   * Number of cells, at least 1; a percentage, from 1 to 100, with `percent`.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Whether `count` is a percentage.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly percent?: boolean;
}

/**
 * Cells above or below the mean of the area.
 * @since 1.0
 */
export interface AverageRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'average';
  /**
   * Above or below.
   * @since 1.0
   */
  readonly side: 'above' | 'below';
}

/**
 * Cells whose value occurs more than once in the area, or only once.
 * @since 1.0
 */
export interface DuplicateRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'duplicate';
  /**
   * Matches values that occur only once instead.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly unique?: boolean;
}

/**
 * Cells for which a formula is true.
 * @since 1.0
 */
export interface FormulaRule extends FormattingRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'formula';
  /**
   * The formula, as written for the first cell of the area; relative references move with the cell.
   * @since 1.0
   */
  readonly formula: string;
}

/**
 * A background colour that depends on the value.
 * @since 1.0
 */
export interface ColorScaleRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'colorScale';
  /**
   * Colours of the smallest and largest value, or of the smallest, median and largest.
   * @since 1.0
   */
  readonly colors: readonly [Color, Color] | readonly [Color, Color, Color];
}

/**
 * A bar in each cell; its length shows the value.
 * @since 1.0
 */
export interface DataBarRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'dataBar';
  /**
   * Colour of the bar.
   * @since 1.0
   */
  readonly color: Color;
  /**
   * Colour below zero.
   * @defaultValue `'#C00000'`
   * @since 1.0
   */
  readonly negativeColor?: Color;
  /**
   * Value of an empty bar, below `max`: any number.
   * @defaultValue `0`, or the smallest value below zero
   * @since 1.0
   */
  readonly min?: number;
  /**
   * Value of a full bar, above `min`: any number.
   * @defaultValue the largest value
   * @since 1.0
   */
  readonly max?: number;
  /**
   * Whether the value is displayed beside the bar.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly showValue?: boolean;
}

/**
 * An icon in each cell, by thirds, quarters or fifths of the span from the smallest to the largest value.
 * @since 1.0
 */
export interface IconSetRule {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'iconSet';
  /**
   * Icons to use.
   * @since 1.0
   */
  readonly icons: IconSet;
  /**
   * Reverses the order.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly reverse?: boolean;
  /**
   * Whether the value is displayed beside the icon.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly showValue?: boolean;
}

/**
 * Values of {@link IconSetRule.icons}.
 * @since 1.0
 */
export interface IconSets {
  /**
   * Arrow up, sideways, down.
   * @since 1.0
   */
  readonly arrows3: 'arrows3';
  /**
   * Green circle, yellow triangle, red diamond: distinct in shape as well as colour.
   * @since 1.0
   */
  readonly signs3: 'signs3';
  /**
   * Tick, exclamation mark, cross.
   * @since 1.0
   */
  readonly symbols3: 'symbols3';
  /**
   * A circle filled in quarters.
   * @since 1.0
   */
  readonly quarters4: 'quarters4';
  /**
   * Five bars, filled one by one.
   * @since 1.0
   */
  readonly bars5: 'bars5';
}

/**
 * One of {@link IconSets}.
 * @since 1.0
 */
export type IconSet = keyof IconSets;

// ---------------------------------------------------------------------------------------------
// Data: validation, autocomplete, filter, sort, find, pivot tables
// ---------------------------------------------------------------------------------------------

/**
 * Rule for what users may enter; `type` selects the kind of rule. It applies to values that users type, not to formulas. Values from code, files, the clipboard and the fill handle are not rejected: see {@link Sheet.findInvalidCells}. Copying, pasting and filling do not change the rules of the target.
 * @since 1.0
 */
export type ValidationRule =
  ListValidation | ComparisonValidation | FormulaValidation;

/**
 * Options that all validation rules share.
 * @since 1.0
 */
export interface ValidationOptions {
  /**
   * Whether an empty cell is valid.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly allowBlank?: boolean;
  /**
   * What happens on an invalid entry: it is rejected, the user is asked whether to keep it, or it is kept with a message.
   * @defaultValue `'stop'`
   * @since 1.0
   */
  readonly onInvalid?: 'stop' | 'warning' | 'information';
  /**
   * Message on an invalid entry. Saved in the file as it is, in one language.
   * @defaultValue a sentence that describes the rule, in the language of {@link UserInterface.locale}
   * @since 1.0
   */
  readonly message?: string;
  /**
   * Help displayed while the cell is selected.
   * @defaultValue none
   * @since 1.0
   */
  readonly prompt?: string;
}

/**
 * One value of a list. Not case-sensitive.
 * @since 1.0
 */
export interface ListValidation extends ValidationOptions {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'list';
  /**
   * The values, or the address or defined name of the cells that hold them. Blank cells and error values are neither in the list nor valid.
   * @since 1.0
   */
  readonly source: readonly string[] | string;
  /**
   * Whether the cell has a button that opens the list.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly dropdown?: boolean;
}

/**
 * A number, date or text length within limits.
 * @since 1.0
 */
export interface ComparisonValidation extends ValidationOptions {
  /**
   * What is compared: a whole number, any number, a date, or the number of characters.
   * @since 1.0
   */
  readonly type: 'whole' | 'decimal' | 'date' | 'textLength';
  /**
   * How to compare.
   * @since 1.0
   */
  readonly operator: ComparisonOperator;
  /**
   * Values to compare with; two for `between` and `notBetween`. A formula is calculated for each entry.
   * @since 1.0
   */
  readonly values: readonly [CellOperand] | readonly [CellOperand, CellOperand];
}

/**
 * Entries for which a formula is true.
 * @since 1.0
 */
export interface FormulaValidation extends ValidationOptions {
  /**
   * Kind of the rule.
   * @since 1.0
   */
  readonly type: 'formula';
  /**
   * The formula, as written for the first cell of the range; relative references move with the cell.
   * @since 1.0
   */
  readonly formula: string;
}

/**
 * Suggestions while users type. The first one is selected; arrow keys move the selection, Enter or Tab accepts it, and Escape closes the list and keeps what was typed.
 * @since 1.0
 */
export interface Autocomplete {
  /**
   * Whether suggestions are displayed.
   * @defaultValue `true`
   * @since 1.0
   */
  enabled: boolean;
  /**
   * Whether entries of the same column are suggested.
   * @defaultValue `true`
   * @since 1.0
   */
  columnEntries: boolean;
  /**
   * Whether function and defined names are suggested in formulas.
   * @defaultValue `true`
   * @since 1.0
   */
  formulas: boolean;
  /**
   * Maximum number of suggestions displayed at once: a whole number, at least 1.
   * @defaultValue `10`
   * @throws SpreadsheetError `INVALID_ARGUMENT` outside that range
   * @since 1.0
   */
  maxSuggestions: number;
  /**
   * Adds a provider. Its suggestions come before the others.
   * @param provider - where it is called, and its function
   * @returns a handle that removes them
   * @throws SpreadsheetError `INVALID_ADDRESS` for an invalid area of the provider
   * @since 1.0
   */
  register(provider: SuggestionProvider): Subscription;
}

/**
 * Source of suggestions.
 * @since 1.0
 */
export interface SuggestionProvider {
  /**
   * Area in which the provider is called.
   * @defaultValue every cell
   * @since 1.0
   */
  readonly area?: AreaLike;
  /**
   * Minimum number of characters before it is called, from 0.
   * @defaultValue `1`
   * @since 1.0
   */
  readonly minLength?: number;
  /**
   * Returns suggestions, the best first. A rejected promise counts as no suggestions.
   * @since 1.0
   */
  readonly suggest: (
    context: SuggestionContext,
  ) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

/**
 * Context that a provider receives.
 * @since 1.0
 */
export interface SuggestionContext {
  /**
   * What has been typed.
   * @since 1.0
   */
  readonly text: string;
  /**
   * Cell being edited.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * Aborted as soon as the user types another character. Pass it to `fetch`.
   * @since 1.0
   */
  readonly signal: AbortSignal;
}

/**
 * One suggestion.
 * @since 1.0
 */
export interface Suggestion {
  /**
   * Text to enter into the cell.
   * @since 1.0
   */
  readonly text: string;
  /**
   * Displayed text.
   * @defaultValue `text`
   * @since 1.0
   */
  readonly label?: string;
  /**
   * Smaller text beside the label.
   * @defaultValue none
   * @since 1.0
   */
  readonly detail?: string;
}

/**
 * The filter of a sheet.
 * @since 1.0
 */
export interface AutoFilter {
  /**
   * Area, including the headings.
   * @since 1.0
   */
  readonly area: Area;
  /**
   * Visible data rows, as row numbers of the sheet from 0, from top to bottom. The heading row is not included.
   * @since 1.0
   */
  readonly visibleRows: readonly number[];
  /**
   * Sets the condition of a column, counted from the first column of the area. A row must meet the conditions of all columns.
   * @param column - from 0 for the first column of the area
   * @param criteria - the condition
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the area has no such column, or the condition contradicts itself
   * @since 1.0
   */
  setCriteria(column: number, criteria: FilterCriteria): void;
  /**
   * Condition of a column; `null` if there is none.
   * @param column - from 0 for the first column of the area
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the area has no such column
   * @since 1.0
   */
  getCriteria(column: number): FilterCriteria | null;
  /**
   * Removes conditions. If there are none, nothing happens.
   * @param column - from 0 for the first column of the area; all columns when omitted
   * @throws SpreadsheetError `INVALID_ARGUMENT` when the area has no such column
   * @since 1.0
   */
  clearCriteria(column?: number): void;
  /**
   * Applies the filter again. It does not follow changes of values on its own.
   * @since 1.0
   */
  reapply(): void;
  /**
   * Removes the filter with its buttons and shows all rows.
   * @since 1.0
   */
  remove(): void;
}

/**
 * Condition of a filter; `type` selects the kind of condition.
 * @since 1.0
 */
export type FilterCriteria =
  ValuesFilter | ComparisonFilter | TextFilter | RankFilter | ColorFilter;

/**
 * Rows whose displayed text is one of a list.
 * @since 1.0
 */
export interface ValuesFilter {
  /**
   * Kind of the condition.
   * @since 1.0
   */
  readonly type: 'values';
  /**
   * Displayed text to match. An empty string matches empty cells.
   * @since 1.0
   */
  readonly values: readonly string[];
}

/**
 * Rows whose cell meets a comparison.
 * @since 1.0
 */
export interface ComparisonFilter {
  /**
   * Kind of the condition.
   * @since 1.0
   */
  readonly type: 'value';
  /**
   * How to compare.
   * @since 1.0
   */
  readonly operator: ComparisonOperator;
  /**
   * Values; two for `between` and `notBetween`.
   * @since 1.0
   */
  readonly values:
    | readonly [number | Date]
    | readonly [number | Date, number | Date];
}

/**
 * Rows whose text contains a part. Not case-sensitive.
 * @since 1.0
 */
export interface TextFilter {
  /**
   * Kind of the condition.
   * @since 1.0
   */
  readonly type: 'text';
  /**
   * Where the text must, or must not, occur.
   * @since 1.0
   */
  readonly operator: 'contains' | 'notContains' | 'startsWith' | 'endsWith';
  /**
   * Text to look for.
   * @since 1.0
   */
  readonly text: string;
}

/**
 * Rows with the largest or smallest numbers.
 * @since 1.0
 */
export interface RankFilter {
  /**
   * Kind of the condition.
   * @since 1.0
   */
  readonly type: 'rank';
  /**
   * Largest or smallest.
   * @since 1.0
   */
  readonly end: 'top' | 'bottom';
  /**
   * Number of rows, at least 1.
   * @since 1.0
   */
  readonly count: number;
}

/**
 * Rows whose cell has a background colour.
 * @since 1.0
 */
export interface ColorFilter {
  /**
   * Kind of the condition.
   * @since 1.0
   */
  readonly type: 'color';
  /**
   * The colour; `null` for cells without a background.
   * @since 1.0
   */
  readonly color: Color | null;
}

/**
 * One step of a sort order.
 * @since 1.0
 */
export interface SortKey {
  /**
   * Column, from 0 for the first column of the range.
   * @since 1.0
   */
  readonly column: number;
  /**
   * Smallest or largest values first.
   * @defaultValue `'ascending'`
   * @since 1.0
   */
  readonly order?: 'ascending' | 'descending';
  /**
   * Custom order of text values; values that are not listed come last.
   * @defaultValue the natural order
   * @since 1.0
   */
  readonly customOrder?: readonly string[];
}

/**
 * Settings of {@link CellRange.sort}.
 * @since 1.0
 */
export interface SortOptions {
  /**
   * Whether the first row holds headings and stays in place.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly hasHeader?: boolean;
  /**
   * Whether the sort is case-sensitive: lower case then comes before upper case in text that is otherwise the same.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly matchCase?: boolean;
}

/**
 * Settings of {@link Workbook.find} and {@link Workbook.replace}.
 * @since 1.0
 */
export interface FindOptions {
  /**
   * Cells to search.
   * @defaultValue all visible sheets
   * @since 1.0
   */
  readonly within?: CellRange;
  /**
   * What is searched: displayed text, or formulas.
   * @defaultValue `'text'`
   * @since 1.0
   */
  readonly lookIn?: 'text' | 'formulas';
  /**
   * Whether the search is case-sensitive. Ignored for a regular expression, which has its own `i` flag.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly matchCase?: boolean;
  /**
   * Whether the whole cell must match.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly wholeCell?: boolean;
  /**
   * Maximum number of matches, at least 1.
   * @defaultValue `Infinity`
   * @since 1.0
   */
  readonly maxMatches?: number;
}

/**
 * One match.
 * @since 1.0
 */
export interface FindMatch {
  /**
   * The cell.
   * @since 1.0
   */
  readonly range: CellRange;
  /**
   * Its displayed text or its formula, whichever was searched.
   * @since 1.0
   */
  readonly text: string;
  /**
   * Index in `text` at which the match begins, from 0.
   * @since 1.0
   */
  readonly index: number;
  /**
   * Number of matching characters.
   * @since 1.0
   */
  readonly length: number;
}

/**
 * What {@link Workbook.replace} did.
 * @since 1.0
 */
export interface ReplaceReport {
  /**
   * Number of cells changed.
   * @since 1.0
   */
  readonly cellCount: number;
  /**
   * Number of replacements; one cell can have several.
   * @since 1.0
   */
  readonly replacementCount: number;
}

/**
 * Pivot tables of a {@link Sheet}. Iterates in the order of creation.
 * @since 1.0
 */
export interface PivotTableCollection extends Iterable<PivotTable> {
  /**
   * Number of pivot tables.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Finds one by name; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): PivotTable | undefined;
  /**
   * Adds a pivot table to the sheet.
   * @throws SpreadsheetError `NAME_IN_USE`, `INVALID_ADDRESS` for an invalid target, `INVALID_ARGUMENT` for an unknown field, or without a value to calculate, `AREA_OVERLAP` when the result would overwrite other contents
   * @since 1.0
   */
  add(definition: PivotTableDefinition): PivotTable;
}

/**
 * What a pivot table summarises, and how.
 *
 * The result begins with headings. Each field of `rows` has a column at the left, headed by its name. A value of an outer field has a row of its own, above those of the next field; it holds the subtotals, or nothing with `subtotal: false`. Without `columns`, one row of headings holds the titles of the calculations. With them, the first row holds the title of a single calculation and the names of the fields, a row for each field holds its values, and one more row holds the titles of several calculations. `Grand total`, in English in every locale, heads the last row and column.
 * @since 1.0
 */
export interface PivotTableDefinition {
  /**
   * Name, unique in the workbook.
   * @defaultValue the next free `PivotTableN`
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Data with headings in the first row; the headings are the field names. Can be on another sheet.
   * @since 1.0
   */
  readonly source: CellRange;
  /**
   * First cell of the result.
   * @since 1.0
   */
  readonly target: AreaLike;
  /**
   * Fields whose values become rows, outermost first.
   * @defaultValue none
   * @since 1.0
   */
  readonly rows?: readonly PivotField[];
  /**
   * Fields whose values become columns, outermost first.
   * @defaultValue none
   * @since 1.0
   */
  readonly columns?: readonly PivotField[];
  /**
   * Calculations in the body; at least one.
   * @since 1.0
   */
  readonly values: readonly PivotValue[];
  /**
   * Fields to filter the data by.
   * @defaultValue none
   * @since 1.0
   */
  readonly filters?: readonly PivotFilter[];
  /**
   * Whether a last row and column show grand totals.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly grandTotals?: boolean;
}

/**
 * A field whose values become rows or columns.
 * @since 1.0
 */
export interface PivotField {
  /**
   * Heading in the source.
   * @since 1.0
   */
  readonly field: string;
  /**
   * Order of its values.
   * @defaultValue `'ascending'`
   * @since 1.0
   */
  readonly order?: 'ascending' | 'descending' | 'source';
  /**
   * Groups dates; `'month'` keeps the months of different years apart.
   * @defaultValue none
   * @since 1.0
   */
  readonly groupBy?: 'year' | 'quarter' | 'month' | 'day';
  /**
   * Whether each of its values gets a subtotal when other fields follow.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly subtotal?: boolean;
}

/**
 * A calculation in the body.
 * @since 1.0
 */
export interface PivotValue {
  /**
   * Heading in the source.
   * @since 1.0
   */
  readonly field: string;
  /**
   * How to summarise the values.
   * @defaultValue `'sum'`
   * @since 1.0
   */
  readonly summary?: 'sum' | 'count' | 'average' | 'min' | 'max' | 'product';
  /**
   * Displays a share instead of the number.
   * @defaultValue `'value'`
   * @since 1.0
   */
  readonly showAs?: 'value' | 'percentOfTotal' | 'percentOfRow' | 'percentOfColumn';
  /**
   * Heading in the result.
   * @defaultValue the summary and the field, for example `'Sum of Amount'`
   * @since 1.0
   */
  readonly title?: string;
  /**
   * Number format of the results.
   * @defaultValue the format of the source
   * @since 1.0
   */
  readonly numberFormat?: string;
}

/**
 * A field that filters the data before it is summarised.
 * @since 1.0
 */
export interface PivotFilter {
  /**
   * Heading in the source.
   * @since 1.0
   */
  readonly field: string;
  /**
   * Values to keep, as displayed.
   * @since 1.0
   */
  readonly values: readonly string[];
}

/**
 * A pivot table on a sheet. Its cells cannot be edited, but they can be formatted; a refresh keeps formats for as long as their row or column exists.
 * @since 1.0
 */
export interface PivotTable extends EngineObject<'pivotTable'> {
  /**
   * Name of the pivot table.
   * @since 1.0
   */
  readonly name: string;
  /**
   * Area of the result, including headings and totals. A refresh resizes it to fit the data.
   * @since 1.0
   */
  readonly area: Area;
  /**
   * Current definition.
   * @since 1.0
   */
  readonly definition: PivotTableDefinition;
  /**
   * Changes the given parts and calculates the table again.
   * @throws SpreadsheetError as {@link PivotTableCollection.add}
   * @since 1.0
   */
  update(changes: Partial<PivotTableDefinition>): void;
  /**
   * Calculates the table again from the source. A pivot table does not follow its source on its own.
   * @throws SpreadsheetError `AREA_OVERLAP` when the result would overwrite other contents, `INVALID_ARGUMENT` when the source was removed, or a field is no longer in it
   * @since 1.0
   */
  refresh(): void;
  /**
   * Source rows behind one cell of the body, as areas that span the columns of the source. The body has no headings, no rows of subtotals and no row of grand totals.
   * @throws SpreadsheetError `INVALID_ADDRESS` outside the body
   * @since 1.0
   */
  sourceRows(cell: AreaLike): readonly Area[];
  /**
   * Removes the pivot table and clears its cells.
   * @since 1.0
   */
  remove(): void;
}

// ---------------------------------------------------------------------------------------------
// Visualisation: charts, shapes, images, sparklines
// ---------------------------------------------------------------------------------------------

/**
 * Position of a drawing: over an area, with which it moves and resizes, or at a fixed position and size in CSS pixels.
 * @since 1.0
 */
export type Anchor = AreaLike | AnchorBox;

/**
 * A fixed position and size.
 * @since 1.0
 */
export interface AnchorBox {
  /**
   * Distance from the left edge of the sheet, in CSS pixels, from 0.
   * @since 1.0
   */
  readonly left: number;
  /**
   * Distance from the upper edge of the sheet, in CSS pixels, from 0.
   * @since 1.0
   */
  readonly top: number;
  /**
   * Width in CSS pixels, above 0.
   * @since 1.0
   */
  readonly width: number;
  /**
   * Height in CSS pixels, above 0.
   * @since 1.0
   */
  readonly height: number;
}

/**
 * Members that charts, shapes and images share. On a sheet, a new drawing is in front of all others, whatever their kind.
 * @since 1.0
 */
export interface Drawing<
  K extends 'chart' | 'shape' | 'image' = 'chart' | 'shape' | 'image',
> extends EngineObject<K> {
  /**
   * Name, unique on the sheet.
   * @since 1.0
   */
  readonly name: string;
  /**
   * Position over the sheet.
   * @throws SpreadsheetError `INVALID_ADDRESS` when it is not on the sheet, or has no width or height
   * @since 1.0
   */
  anchor: Anchor;
  /**
   * Alternative text for people who cannot see the drawing. Empty for decoration, which screen readers skip.
   * @since 1.0
   */
  altText: string;
  /**
   * Whether users are prevented from moving, changing and removing it.
   * @since 1.0
   */
  locked: boolean;
  /**
   * Moves the drawing in front of all others.
   * @since 1.0
   */
  bringToFront(): void;
  /**
   * Moves the drawing behind all others.
   * @since 1.0
   */
  sendToBack(): void;
  /**
   * Removes the drawing.
   * @since 1.0
   */
  remove(): void;
}

/**
 * Settings that charts, shapes and images share.
 * @since 1.0
 */
export interface DrawingOptions {
  /**
   * Position over the sheet.
   * @since 1.0
   */
  readonly anchor: Anchor;
  /**
   * Name, unique on the sheet.
   * @defaultValue the kind and the next free number
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Alternative text for people who cannot see the drawing.
   * @defaultValue empty; the title for a chart
   * @since 1.0
   */
  readonly altText?: string;
  /**
   * Whether users are prevented from moving, changing and removing it.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly locked?: boolean;
}

/**
 * Charts of a {@link Sheet}. Iterates from back to front.
 * @since 1.0
 */
export interface ChartCollection extends Iterable<Chart> {
  /**
   * Number of charts.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Finds one by name; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): Chart | undefined;
  /**
   * Adds a chart.
   * @throws SpreadsheetError `NAME_IN_USE`, `INVALID_ADDRESS` for an invalid anchor, `INVALID_ARGUMENT` when the type cannot show the series, or an axis contradicts itself
   * @since 1.0
   */
  add(definition: ChartDefinition): Chart;
}

/**
 * What a chart shows, and how.
 * @since 1.0
 */
export interface ChartDefinition extends DrawingOptions {
  /**
   * Type of chart.
   * @since 1.0
   */
  readonly type: ChartType;
  /**
   * Data. The first row names the series, the first column the categories.
   * @since 1.0
   */
  readonly source: CellRange;
  /**
   * Whether each column or each row of the source is a series.
   * @defaultValue `'columns'`
   * @since 1.0
   */
  readonly seriesIn?: 'columns' | 'rows';
  /**
   * Title above the plot.
   * @defaultValue none
   * @since 1.0
   */
  readonly title?: string;
  /**
   * Position of the legend.
   * @defaultValue `'bottom'`; `'none'` for one series
   * @since 1.0
   */
  readonly legend?: 'none' | 'top' | 'right' | 'bottom' | 'left';
  /**
   * Axis of the categories.
   * @defaultValue automatic
   * @since 1.0
   */
  readonly categoryAxis?: ChartAxis;
  /**
   * Axis of the values.
   * @defaultValue automatic
   * @since 1.0
   */
  readonly valueAxis?: ChartAxis;
  /**
   * Settings of individual series, in the order of the source.
   * @defaultValue none
   * @since 1.0
   */
  readonly series?: readonly ChartSeries[];
  /**
   * Whether values are displayed at the points.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly dataLabels?: boolean;
}

/**
 * Values of {@link ChartDefinition.type}.
 * @since 1.0
 */
export interface ChartTypes {
  /**
   * Vertical bars side by side, to compare amounts.
   * @since 1.0
   */
  readonly column: 'column';
  /**
   * Stacked vertical bars, to show parts and their sum.
   * @since 1.0
   */
  readonly stackedColumn: 'stackedColumn';
  /**
   * Horizontal bars, to compare amounts with long names.
   * @since 1.0
   */
  readonly bar: 'bar';
  /**
   * Lines through points, to show change over time.
   * @since 1.0
   */
  readonly line: 'line';
  /**
   * Lines with filled areas below, stacked.
   * @since 1.0
   */
  readonly area: 'area';
  /**
   * Slices of a circle, to show shares of the first series; values cannot be negative.
   * @since 1.0
   */
  readonly pie: 'pie';
  /**
   * As `pie`, with a hole in the centre.
   * @since 1.0
   */
  readonly doughnut: 'doughnut';
  /**
   * Points at two coordinates: the first column of the source holds the horizontal values, and each further column is a series.
   * @since 1.0
   */
  readonly scatter: 'scatter';
}

/**
 * One of {@link ChartTypes}.
 * @since 1.0
 */
export type ChartType = keyof ChartTypes;

/**
 * An axis of a chart.
 * @since 1.0
 */
export interface ChartAxis {
  /**
   * Title at the axis.
   * @defaultValue none
   * @since 1.0
   */
  readonly title?: string;
  /**
   * Smallest value on the axis, below `max`: any number.
   * @defaultValue from the data
   * @since 1.0
   */
  readonly min?: number;
  /**
   * Largest value on the axis, above `min`: any number.
   * @defaultValue from the data
   * @since 1.0
   */
  readonly max?: number;
  /**
   * Distance between tick marks, above 0.
   * @defaultValue from the data
   * @since 1.0
   */
  readonly step?: number;
  /**
   * Number format of the tick labels.
   * @defaultValue the format of the source
   * @since 1.0
   */
  readonly numberFormat?: string;
  /**
   * Whether gridlines are drawn across the plot.
   * @defaultValue `true` for values, `false` for categories
   * @since 1.0
   */
  readonly gridlines?: boolean;
}

/**
 * Settings of one series.
 * @since 1.0
 */
export interface ChartSeries {
  /**
   * Name in the legend.
   * @defaultValue the heading in the source
   * @since 1.0
   */
  readonly name?: string;
  /**
   * Colour.
   * @defaultValue the next colour of the chart
   * @since 1.0
   */
  readonly color?: Color;
  /**
   * Draws this series as another type, for example as a line over columns.
   * @defaultValue the chart's type
   * @since 1.0
   */
  readonly type?: ChartType;
  /**
   * Value axis of the series.
   * @defaultValue `'primary'`
   * @since 1.0
   */
  readonly axis?: 'primary' | 'secondary';
}

/**
 * A chart on a sheet. It follows its source; rows hidden by a filter are not drawn, and a chart whose source was removed is empty.
 * @since 1.0
 */
export interface Chart extends Drawing<'chart'> {
  /**
   * Current definition.
   * @since 1.0
   */
  readonly definition: ChartDefinition;
  /**
   * Changes the given parts.
   * @throws SpreadsheetError as {@link ChartCollection.add}
   * @since 1.0
   */
  update(changes: Partial<ChartDefinition>): void;
  /**
   * Exports the chart as an image.
   * @returns the image, as large as the anchor times `scale`
   * @throws SpreadsheetError `INVALID_ARGUMENT` when `scale` is not above 0
   * @since 1.0
   */
  toImage(options?: ChartImageOptions): Promise<Blob>;
}

/**
 * Settings of {@link Chart.toImage}.
 * @since 1.0
 */
export interface ChartImageOptions {
  /**
   * Format.
   * @defaultValue `'png'`
   * @since 1.0
   */
  readonly format?: 'png' | 'svg';
  /**
   * Image pixels of a `png` for one CSS pixel, above 0.
   * @defaultValue `1`
   * @since 1.0
   */
  readonly scale?: number;
}

/**
 * Shapes of a {@link Sheet}. Iterates from back to front.
 * @since 1.0
 */
export interface ShapeCollection extends Iterable<Shape> {
  /**
   * Number of shapes.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Finds one by name; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): Shape | undefined;
  /**
   * Adds a shape.
   * @throws SpreadsheetError `NAME_IN_USE`, `INVALID_ADDRESS` for an invalid anchor, `INVALID_ARGUMENT` for an invalid colour
   * @since 1.0
   */
  add(definition: ShapeDefinition): Shape;
}

/**
 * Definition of a shape.
 * @since 1.0
 */
export interface ShapeDefinition extends DrawingOptions {
  /**
   * Type of shape.
   * @since 1.0
   */
  readonly type: ShapeType;
  /**
   * Text inside the shape.
   * @defaultValue none
   * @since 1.0
   */
  readonly text?: string;
  /**
   * Font of the text.
   * @defaultValue as in a new cell
   * @since 1.0
   */
  readonly font?: Font;
  /**
   * Fill colour; `null` for none, so that the cells behind are visible and can be clicked.
   * @defaultValue `'#FFFFFF'`
   * @since 1.0
   */
  readonly fill?: Color | null;
  /**
   * Outline; `null` for none.
   * @defaultValue thin and black
   * @since 1.0
   */
  readonly outline?: BorderLine | null;
  /**
   * Rotation in degrees, clockwise: any number.
   * @defaultValue `0`
   * @since 1.0
   */
  readonly rotation?: number;
}

/**
 * Values of {@link ShapeDefinition.type}.
 * @since 1.0
 */
export interface ShapeTypes {
  /**
   * Rectangle.
   * @since 1.0
   */
  readonly rectangle: 'rectangle';
  /**
   * Rectangle with rounded corners.
   * @since 1.0
   */
  readonly roundedRectangle: 'roundedRectangle';
  /**
   * Ellipse.
   * @since 1.0
   */
  readonly ellipse: 'ellipse';
  /**
   * Triangle with the base at the bottom.
   * @since 1.0
   */
  readonly triangle: 'triangle';
  /**
   * Line from the upper left to the lower right corner.
   * @since 1.0
   */
  readonly line: 'line';
  /**
   * Block arrow to the right.
   * @since 1.0
   */
  readonly arrow: 'arrow';
  /**
   * Box with a pointer, for notes.
   * @since 1.0
   */
  readonly callout: 'callout';
}

/**
 * One of {@link ShapeTypes}.
 * @since 1.0
 */
export type ShapeType = keyof ShapeTypes;

/**
 * A shape on a sheet.
 * @since 1.0
 */
export interface Shape extends Drawing<'shape'> {
  /**
   * Current definition.
   * @since 1.0
   */
  readonly definition: ShapeDefinition;
  /**
   * Changes the given parts.
   * @throws SpreadsheetError as {@link ShapeCollection.add}
   * @since 1.0
   */
  update(changes: Partial<ShapeDefinition>): void;
}

/**
 * Images of a {@link Sheet}. Iterates from back to front.
 * @since 1.0
 */
export interface ImageCollection extends Iterable<SheetImage> {
  /**
   * Number of images.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Finds one by name; `undefined` if there is none.
   * @since 1.0
   */
  get(name: string): SheetImage | undefined;
  /**
   * Adds an image and stores it in the document.
   * @throws SpreadsheetError `FILE_UNREADABLE`, `FORMAT_UNSUPPORTED`, `NAME_IN_USE`, `INVALID_ADDRESS` for an invalid anchor, `INVALID_ARGUMENT` for an opacity out of its range
   * @since 1.0
   */
  add(definition: ImageDefinition): Promise<SheetImage>;
}

/**
 * Definition of an image.
 * @since 1.0
 */
export interface ImageDefinition extends DrawingOptions {
  /**
   * PNG, JPEG, GIF or SVG bytes, or the address to load them from. Scripts inside an SVG never run.
   * @since 1.0
   */
  readonly source: Blob | URL;
  /**
   * How it fills its anchor: entirely visible, cropped, or stretched.
   * @defaultValue `'contain'`
   * @since 1.0
   */
  readonly fit?: 'contain' | 'cover' | 'stretch';
  /**
   * Opacity, from 0 (invisible) to 1.
   * @defaultValue `1`
   * @since 1.0
   */
  readonly opacity?: number;
}

/**
 * An image on a sheet.
 * @since 1.0
 */
export interface SheetImage extends Drawing<'image'> {
  /**
   * Width of the image itself, in pixels.
   * @since 1.0
   */
  readonly naturalWidth: number;
  /**
   * Height of the image itself, in pixels.
   * @since 1.0
   */
  readonly naturalHeight: number;
}

/**
 * Sparklines of a {@link Sheet}. Iterates in the order of creation.
 * @since 1.0
 */
export interface SparklineCollection extends Iterable<SparklineGroup> {
  /**
   * Number of groups.
   * @since 1.0
   */
  readonly count: number;
  /**
   * Adds one sparkline to each cell of a row or column. A value in the cell is drawn in front of it.
   * @throws SpreadsheetError `SHAPE_MISMATCH` when the source does not have one row or column for each cell, `INVALID_ADDRESS`, `INVALID_ARGUMENT` for an invalid colour
   * @since 1.0
   */
  add(definition: SparklineDefinition): SparklineGroup;
}

/**
 * Definition of a group of sparklines.
 * @since 1.0
 */
export interface SparklineDefinition {
  /**
   * Type of sparkline.
   * @since 1.0
   */
  readonly type: SparklineType;
  /**
   * Data: one row for each cell of a target column, or one column for each cell of a target row.
   * @since 1.0
   */
  readonly source: CellRange;
  /**
   * Cells to draw in: one row or one column.
   * @since 1.0
   */
  readonly target: AreaLike;
  /**
   * Colour.
   * @defaultValue `'#376092'`
   * @since 1.0
   */
  readonly color?: Color;
  /**
   * Colour of highlighted points and of losses.
   * @defaultValue `'#D00000'`
   * @since 1.0
   */
  readonly markColor?: Color;
  /**
   * Points to highlight.
   * @defaultValue none; `['negative']` for `'winLoss'`
   * @since 1.0
   */
  readonly marks?: readonly SparklineMark[];
  /**
   * Scale of the values: one for each sparkline, or one for the group.
   * @defaultValue `'individual'`
   * @since 1.0
   */
  readonly scale?: 'individual' | 'group';
}

/**
 * Values of {@link SparklineDefinition.type}.
 * @since 1.0
 */
export interface SparklineTypes {
  /**
   * A line, to show change over time.
   * @since 1.0
   */
  readonly line: 'line';
  /**
   * Small columns, to compare amounts.
   * @since 1.0
   */
  readonly column: 'column';
  /**
   * Equal blocks above and below the middle, which show only the sign.
   * @since 1.0
   */
  readonly winLoss: 'winLoss';
}

/**
 * One of {@link SparklineTypes}.
 * @since 1.0
 */
export type SparklineType = keyof SparklineTypes;

/**
 * Points of a sparkline that can be highlighted.
 * @since 1.0
 */
export type SparklineMark = 'first' | 'last' | 'high' | 'low' | 'negative';

/**
 * Sparklines that were added together. They follow their source, and their cells when rows and columns are inserted or removed. Kept by `xlsx` and `json`.
 * @since 1.0
 */
export interface SparklineGroup extends EngineObject<'sparklines'> {
  /**
   * Current definition.
   * @since 1.0
   */
  readonly definition: SparklineDefinition;
  /**
   * Changes the given parts.
   * @throws SpreadsheetError as {@link SparklineCollection.add}
   * @since 1.0
   */
  update(changes: Partial<SparklineDefinition>): void;
  /**
   * Removes the sparklines.
   * @since 1.0
   */
  remove(): void;
}

// ---------------------------------------------------------------------------------------------
// Editing
// ---------------------------------------------------------------------------------------------

/**
 * Undo and redo of a {@link Spreadsheet}. A step is an action, by a user or by code, that changes the workbook: contents, formats, rules, rows and columns, drawings or sheets. Document properties, parts, the selection and the view are not part of it. Each document has its own steps; this is the history of the active one.
 * @since 1.0
 */
export interface EditHistory {
  /**
   * Whether there is a step to undo.
   * @since 1.0
   */
  readonly canUndo: boolean;
  /**
   * Whether there is a step to redo.
   * @since 1.0
   */
  readonly canRedo: boolean;
  /**
   * Undoes the last step.
   * @returns whether there was one
   * @throws SpreadsheetError `INVALID_ARGUMENT` inside a transaction
   * @since 1.0
   */
  undo(): boolean;
  /**
   * Redoes the last undone step.
   * @returns whether there was one
   * @throws SpreadsheetError `INVALID_ARGUMENT` inside a transaction
   * @since 1.0
   */
  redo(): boolean;
  /**
   * Turns all changes made by a function into one step, with one `cellChange` event for each sheet. If the function throws, its changes are reverted and the error is passed on.
   * @param label - text displayed beside Undo
   * @param change - makes the changes; must be synchronous
   * @param options - whether the changes join the last step
   * @returns what the function returns
   * @since 1.0
   */
  transaction<T>(
    label: string,
    change: () => T,
    options?: TransactionOptions,
  ): T;
  /**
   * Removes all steps, for example after loading data.
   * @since 1.0
   */
  clear(): void;
}

/**
 * Settings of {@link EditHistory.transaction}.
 * @since 1.1
 */
export interface TransactionOptions {
  /**
   * Adds the changes to the last step instead of creating one, for values that belong to what a user did, such as the id of a new row: a single undo then takes back both. The step keeps its label. If there is no step to undo, the changes cannot be undone. Removes the steps to redo, as every change does.
   * @defaultValue `false`
   * @since 1.1
   */
  readonly joinLastStep?: boolean;
}

/**
 * Copy, cut and paste from code. The contents stay inside the spreadsheet, so the browser asks for no permission.
 * @since 1.0
 */
export interface CellClipboard {
  /**
   * Whether there is something to paste.
   * @since 1.0
   */
  readonly hasContents: boolean;
  /**
   * Copies cells.
   * @since 1.0
   */
  copy(range: CellRange): void;
  /**
   * Cuts cells: the next paste moves them, as {@link CellRange.moveTo} does. With options, or into another document, it copies them.
   * @since 1.0
   */
  cut(range: CellRange): void;
  /**
   * Pastes, starting at the first cell of the target. Relative references of copied formulas move with the cell.
   * @throws SpreadsheetError `INVALID_ARGUMENT` when there is nothing to paste, `INVALID_ADDRESS` when the cells would leave the sheet
   * @since 1.0
   */
  paste(target: CellRange, options?: PasteOptions): void;
}

/**
 * Settings of {@link CellClipboard.paste}.
 * @since 1.0
 */
export interface PasteOptions {
  /**
   * What to paste.
   * @defaultValue `'all'`
   * @since 1.0
   */
  readonly content?: 'all' | 'values' | 'formulas' | 'formats';
  /**
   * Swaps rows and columns.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly transpose?: boolean;
  /**
   * Keeps target cells where the copied cell is empty.
   * @defaultValue `false`
   * @since 1.0
   */
  readonly skipBlanks?: boolean;
}

/**
 * The cell editor.
 *
 * It reads what users type in the locale of {@link UserInterface.locale}. An entry that begins with `=` is a formula. A number with the separators of the locale, with or without `%`, a date as the locale writes it or as `yyyy-mm-dd`, a time, and `TRUE` and `FALSE`, in English or in the language of the interface, are stored as such. Everything else is text. An entry that begins with an apostrophe is always text; the apostrophe is not stored. In a cell with the format `General`, a percentage, a date or a time also sets a number format that displays it as such.
 * @since 1.0
 */
export interface CellEditor {
  /**
   * Whether a cell is being edited.
   * @since 1.0
   */
  readonly isOpen: boolean;
  /**
   * Cell being edited; `null` when none is.
   * @since 1.0
   */
  readonly range: CellRange | null;
  /**
   * Text in the editor. When the editor opens, this is the formula of the cell, or the displayed text if that reads as the stored value, or else text that does: a number with all its digits, a date in the format of the locale, text after an apostrophe. Setting it replaces the text; it has no effect while the editor is closed.
   * @since 1.0
   */
  text: string;
  /**
   * Opens the editor and selects the cell.
   * @param cell - the cell; the active cell when omitted
   * @returns whether it opened; `false` for a read-only or protected cell
   * @since 1.0
   */
  open(cell?: CellRange): boolean;
  /**
   * Commits the entry as if a user had typed it, and closes the editor: the {@link CellChangeEvent.origin} is `user`. An entry that has not changed leaves the cell as it is.
   * @returns whether the entry was valid; if not, the editor stays open. `true` when no editor is open
   * @since 1.0
   */
  commit(): boolean;
  /**
   * Closes the editor without the entry.
   * @since 1.0
   */
  cancel(): void;
}

// ---------------------------------------------------------------------------------------------
// User interface
// ---------------------------------------------------------------------------------------------

/**
 * Which parts of the interface are displayed at first.
 * @since 1.0
 */
export interface UserInterfaceOptions {
  /**
   * Toolbar above the grid: displayed, hidden, or with these items.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly toolbar?: boolean | readonly ToolbarItem[];
  /**
   * Formula bar, which shows the contents of the active cell.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly formulaBar?: boolean;
  /**
   * Sheet tabs.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly sheetTabs?: boolean;
  /**
   * Status bar below the grid, with the sum and average of the selection.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly statusBar?: boolean;
  /**
   * Context menu.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly contextMenu?: boolean;
  /**
   * Row numbers and column letters.
   * @defaultValue `true`
   * @since 1.0
   */
  readonly headings?: boolean;
  /**
   * Colours of the interface.
   * @defaultValue `'light'`
   * @since 1.0
   */
  readonly theme?: ThemeName;
}

/**
 * Colours of the interface; `'system'` follows the device. The colours of cells belong to the document and do not change.
 * @since 1.0
 */
export type ThemeName = 'light' | 'dark' | 'system';

/**
 * The interface around the grid. All of it can be operated with the keyboard.
 * @since 1.0
 */
export interface UserInterface {
  /**
   * Colours of the interface.
   * @since 1.0
   */
  theme: ThemeName;
  /**
   * Language in use, as a BCP 47 tag.
   * @since 1.0
   */
  readonly locale: string;
  /**
   * Loads and displays another language. If the assets have no strings for a tag, those of its language are used, or else English ones: `en-AU` has the strings of `en`. Separators, dates and month names always follow the tag.
   * @param locale - tag of the language, such as `en-AU`
   * @param messages - strings that replace those of the SDK, by message name: `command.bold` is the label of the command `bold`. Only names of commands are part of this contract.
   * @throws SpreadsheetError `ASSET_LOAD_FAILED`, `INVALID_ARGUMENT` for a malformed tag
   * @since 1.0
   */
  setLocale(
    locale: string,
    messages?: Readonly<Record<string, string>>,
  ): Promise<void>;
  /**
   * Shows or hides one part. Shortcuts of hidden commands still work.
   * @since 1.0
   */
  setVisible(part: InterfacePart, visible: boolean): void;
  /**
   * Whether a part is displayed.
   * @since 1.0
   */
  isVisible(part: InterfacePart): boolean;
  /**
   * Toolbar above the grid.
   * @since 1.0
   */
  readonly toolbar: Toolbar;
  /**
   * Items of the context menu.
   * @since 1.0
   */
  readonly contextMenu: Menu;
  /**
   * Panels beside the grid.
   * @since 1.0
   */
  readonly panels: PanelCollection;
}

/**
 * Values of `part` in {@link UserInterface.setVisible}.
 * @since 1.0
 */
export interface InterfaceParts {
  /**
   * Toolbar above the grid.
   * @since 1.0
   */
  readonly toolbar: 'toolbar';
  /**
   * Formula bar.
   * @since 1.0
   */
  readonly formulaBar: 'formulaBar';
  /**
   * Sheet tabs.
   * @since 1.0
   */
  readonly sheetTabs: 'sheetTabs';
  /**
   * Status bar below the grid.
   * @since 1.0
   */
  readonly statusBar: 'statusBar';
  /**
   * Context menu.
   * @since 1.0
   */
  readonly contextMenu: 'contextMenu';
  /**
   * Row numbers and column letters.
   * @since 1.0
   */
  readonly headings: 'headings';
}

/**
 * One of {@link InterfaceParts}.
 * @since 1.0
 */
export type InterfacePart = keyof InterfaceParts;

/**
 * Named actions. Buttons, menu entries and shortcuts run them. In shortcuts, `Ctrl` means Command on a Mac.
 * @since 1.0
 */
export interface CommandRegistry {
  /**
   * Ids in use, sorted. Built-in ids have no dot; give yours a prefix, as in `'app.export'`.
   * @since 1.0
   */
  readonly ids: readonly string[];
  /**
   * Adds a command.
   * @returns a handle that removes it
   * @throws SpreadsheetError `NAME_IN_USE`, `INVALID_ARGUMENT` when the shortcut is taken
   * @since 1.0
   */
  register(command: Command): Subscription;
  /**
   * Runs a command as its button does. A built-in command that would change what users may not change is disabled: on a read-only spreadsheet, in locked cells of a protected sheet, or formats and filters that the protection does not allow. Commands of your own are code: only their `isEnabled` stops them. If a command fails, the promise is rejected with what it threw.
   * @returns `false` when it is disabled
   * @throws SpreadsheetError `INVALID_NAME` when there is no such id
   * @since 1.0
   */
  execute(id: string): Promise<boolean>;
}

/**
 * A named action.
 * @since 1.0
 */
export interface Command {
  /**
   * Unique name.
   * @since 1.0
   */
  readonly id: string;
  /**
   * Text on buttons and in menus.
   * @since 1.0
   */
  readonly label: string;
  /**
   * Keys, for example `'Ctrl+Shift+E'`; `Ctrl` means Command on a Mac.
   * @defaultValue none
   * @since 1.0
   */
  readonly shortcut?: string;
  /**
   * Runs the command. If no caller is waiting for it, a failure is reported by the `error` event.
   * @since 1.0
   */
  readonly run: (spreadsheet: Spreadsheet) => void | Promise<void>;
  /**
   * Whether the command can run now.
   * @defaultValue always
   * @since 1.0
   */
  readonly isEnabled?: (spreadsheet: Spreadsheet) => boolean;
}

/**
 * Ids of the built-in commands.
 * @since 1.0
 */
export interface BuiltinCommands {
  /**
   * Undoes the last step; Ctrl+Z.
   * @since 1.0
   */
  readonly undo: 'undo';
  /**
   * Redoes the last undone step; Ctrl+Y or Ctrl+Shift+Z.
   * @since 1.0
   */
  readonly redo: 'redo';
  /**
   * Copies the selection; Ctrl+C. For other programs, its displayed text is also put on the system clipboard, as lines with tabs between cells, and as an HTML table with the formats.
   * @since 1.0
   */
  readonly copy: 'copy';
  /**
   * Cuts the selection; Ctrl+X. Other programs receive it as with `copy`.
   * @since 1.0
   */
  readonly cut: 'cut';
  /**
   * Pastes at the selection; Ctrl+V. What this spreadsheet copied last is pasted with its formulas and formats, as {@link CellClipboard.paste} does. Ctrl+V also pastes what another program has put on the system clipboard since: the cells of an HTML table, or else lines of text with tabs between cells. They are read as {@link CellEditor} reads entries, never as formulas, and without formats.
   * @since 1.0
   */
  readonly paste: 'paste';
  /**
   * Toggles bold; Ctrl+B.
   * @since 1.0
   */
  readonly bold: 'bold';
  /**
   * Toggles italic; Ctrl+I.
   * @since 1.0
   */
  readonly italic: 'italic';
  /**
   * Toggles underline; Ctrl+U.
   * @since 1.0
   */
  readonly underline: 'underline';
  /**
   * Merges or splits the selection.
   * @since 1.0
   */
  readonly merge: 'merge';
  /**
   * Toggles text wrapping.
   * @since 1.0
   */
  readonly wrap: 'wrap';
  /**
   * Sets a filter on the selection, or removes it.
   * @since 1.0
   */
  readonly filter: 'filter';
  /**
   * Opens the find and replace panel; Ctrl+F.
   * @since 1.0
   */
  readonly find: 'find';
  /**
   * Opens the panel that creates a chart from the selection.
   * @since 1.0
   */
  readonly insertChart: 'insertChart';
}

/**
 * Id of a command, or `'|'` for a divider.
 * @since 1.0
 */
export type ToolbarItem = keyof BuiltinCommands | '|' | `${string}.${string}`;

/**
 * Toolbar above the grid.
 * @since 1.0
 */
export interface Toolbar {
  /**
   * Items from left to right. An item appears once its command is registered.
   * @since 1.0
   */
  items: readonly ToolbarItem[];
}

/**
 * Entries of a menu.
 * @since 1.0
 */
export interface Menu {
  /**
   * Items from top to bottom.
   * @since 1.0
   */
  items: readonly ToolbarItem[];
}

/**
 * Panels beside the grid. One is open at a time.
 * @since 1.0
 */
export interface PanelCollection {
  /**
   * Id of the open panel; `null` when none is.
   * @since 1.1
   */
  readonly active: string | null;
  /**
   * Id of the open panel; `null` when none is.
   * @deprecated {@link PanelCollection.active} is the same; it cannot be taken for a method.
   * @since 1.0
   */
  readonly open: string | null;
  /**
   * Opens a panel.
   * @throws SpreadsheetError `INVALID_NAME` when there is no such id
   * @since 1.0
   */
  show(id: BuiltinPanelId | `${string}.${string}`): void;
  /**
   * Closes the open panel.
   * @since 1.0
   */
  close(): void;
  /**
   * Adds a custom panel.
   * @returns a handle that removes it
   * @throws SpreadsheetError `NAME_IN_USE`
   * @since 1.0
   */
  register(panel: PanelDefinition): Subscription;
}

/**
 * Built-in panels.
 * @since 1.0
 */
export interface BuiltinPanels {
  /**
   * Find and replace.
   * @since 1.0
   */
  readonly find: 'find';
  /**
   * Formats of the selected cells.
   * @since 1.0
   */
  readonly format: 'format';
  /**
   * Conditional formats of the sheet.
   * @since 1.0
   */
  readonly conditionalFormats: 'conditionalFormats';
  /**
   * Fields of the selected pivot table.
   * @since 1.0
   */
  readonly pivotFields: 'pivotFields';
  /**
   * Settings of the selected chart.
   * @since 1.0
   */
  readonly chart: 'chart';
}

/**
 * One of {@link BuiltinPanels}.
 * @since 1.0
 */
export type BuiltinPanelId = keyof BuiltinPanels;

/**
 * A custom panel.
 * @since 1.0
 */
export interface PanelDefinition {
  /**
   * Unique name with a prefix: `'app.comments'`.
   * @since 1.0
   */
  readonly id: `${string}.${string}`;
  /**
   * Title of the panel.
   * @since 1.0
   */
  readonly title: string;
  /**
   * Fills the panel when it opens. The function that it returns is called when the panel closes.
   * @since 1.0
   */
  readonly render: (element: HTMLElement) => void | (() => void);
}
