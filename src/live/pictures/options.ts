/** What a picture shows of what its sample leaves: guides/live-samples.md lists the properties for writers. */
export interface PictureOptions {
  /** Areas of the sheet: `A1:D5`, or `A1:C1,A4:C6` after scrolling. All that is in use when absent. */
  readonly range?: string;
  /** Id of the element of the spreadsheet, and names of its document and sheet. */
  readonly host?: string;
  readonly document?: string;
  readonly sheet?: string;
  /** Cell that a user selects; without a value, what the sample selected. */
  readonly select?: string | true;
  /** Cell whose address and contents stand above the grid. */
  readonly formula?: string;
  /** What a user enters: `A1=Tea; A2=Coffee`. */
  readonly enter?: string;
  /** What a user has typed, and not entered: `A2=Li`. */
  readonly typing?: string;
  /** Whether the user has opened the list of the selected cell. */
  readonly open?: true;
  /** Element of the spreadsheet in which the user acts, if that is another. */
  readonly user?: string;
  /** Areas to point out. */
  readonly mark?: string;
  /** Whether the tabs of the sheets are below. */
  readonly tabs?: true;
  /** Whether it is the charts and shapes alone, or the toolbar alone. */
  readonly drawings?: true;
  readonly toolbar?: true;
}
