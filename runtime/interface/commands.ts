import type {
  Command,
  CommandRegistry,
  Spreadsheet,
  Subscription,
} from '../contract';
import {invalidArgument, invalidName, nameInUse} from '../errors';
import {BUILTIN_COMMANDS} from './builtinCommands';
import {registered} from '../objects/emitter';
import {SpreadsheetPart} from '../objects/activePart';

/** Named actions of one spreadsheet. */
export class Commands extends SpreadsheetPart implements CommandRegistry {
  readonly #spreadsheet: Spreadsheet;
  readonly #commands = new Map<string, Command>(
    BUILTIN_COMMANDS.map((command) => [command.id, command]),
  );

  constructor(spreadsheet: Spreadsheet) {
    super(() => spreadsheet.isAlive);
    this.#spreadsheet = spreadsheet;
  }

  get ids(): readonly string[] {
    this.assertAlive();
    return [...this.#commands.keys()].sort();
  }

  /** A command by its id, for buttons and menus. */
  find(id: string): Command | undefined {
    return this.#commands.get(id);
  }

  register(command: Command): Subscription {
    this.assertAlive();
    const {id, shortcut} = command;
    if (this.#commands.has(id)) {
      throw nameInUse('command', id);
    }
    const taken = [...this.#commands.values()].find(
      (other) =>
        shortcut !== undefined && normal(other.shortcut) === normal(shortcut),
    );
    if (taken) {
      throw invalidArgument(
        `${shortcut} already runs '${taken.id}': choose other keys.`,
        {shortcut: shortcut!},
      );
    }
    return registered(this.#commands, id, command);
  }

  async execute(id: string): Promise<boolean> {
    this.assertAlive();
    const command = this.#commands.get(id);
    if (!command) {
      throw invalidName(
        id,
        `There is no command '${id}': ids lists those in use.`,
      );
    }
    if (command.isEnabled && !command.isEnabled(this.#spreadsheet)) {
      return false;
    }
    await command.run(this.#spreadsheet);
    return true;
  }
}

function normal(shortcut: string | undefined): string | undefined {
  return shortcut?.toLowerCase().split('+').sort().join('+');
}
