import {describe, expect, it} from 'vitest';
import type {Document} from './collection';
import {search} from './search';

/** Searches notes with a title, a text and names; gives the ids found, best first. */
function find(
  notes: readonly (Partial<Record<'title' | 'text', string>> & {
    id: string;
    names?: string[];
  })[],
  q: string,
  parameters: Record<string, string | number | boolean> = {},
  synonyms: readonly (readonly string[])[] = [],
): string[] {
  const schema = {
    name: 'notes',
    token_separators: ['_'],
    default_sorting_field: 'rank',
    fields: [
      {name: 'title', type: 'string' as const},
      {name: 'text', type: 'string' as const},
      {name: 'names', type: 'string[]' as const},
      {name: 'path', type: 'string' as const, facet: true},
      {name: 'rank', type: 'int64' as const},
    ],
  };
  const documents = new Map<string, Document>(
    notes.map((note, place) => [
      note.id,
      {path: note.id, ...note, rank: 100 - place},
    ]),
  );
  const answer = search(
    {schema, documents},
    {
      q,
      query_by: 'title,names,text',
      query_by_weights: '9,6,3',
      group_by: 'path',
      ...parameters,
    },
    synonyms,
  ) as {grouped_hits: {group_key: string[]}[]};
  return answer.grouped_hits.map(({group_key: [path]}) => path!);
}

const WEIGHT = {text_match_type: 'max_weight'};

describe('the stand-in ranks as the server does:', () => {
  it('a text that is nothing but the query goes first', () => {
    const notes = [
      {id: 'longer', title: 'run async'},
      {id: 'whole', title: 'run'},
    ];
    expect(find(notes, 'run')).toEqual(['whole', 'longer']);
  });

  it('words that stand together go before words apart', () => {
    const notes = [
      {id: 'apart', text: 'cell with a color'},
      {id: 'together', text: 'the cell color'},
    ];
    expect(find(notes, 'cell color')).toEqual(['together', 'apart']);
  });

  it('words together in a light field go before words apart in a heavy one, unless weight decides', () => {
    const notes = [
      {id: 'heavy', title: 'wait for the result'},
      {id: 'light', text: 'wait result'},
    ];
    expect(find(notes, 'wait result')).toEqual(['light', 'heavy']);
    expect(find(notes, 'wait result', WEIGHT)).toEqual(['heavy', 'light']);
  });

  it('words in one element of a list are together, in two they are not', () => {
    const notes = [
      {id: 'two', names: ['async', 'queue']},
      {id: 'one', names: ['run async queue']},
    ];
    expect(find(notes, 'async queue')).toEqual(['one', 'two']);
  });

  it('the last word may go on, at a price; others may not', () => {
    const notes = [
      {id: 'on', text: 'result callback'},
      {id: 'exact', text: 'result call'},
    ];
    expect(find(notes, 'result call')).toEqual(['exact', 'on']);
    expect(find(notes, 'resul callback')).toEqual(['on']);
    expect(find(notes, 're callback')).toEqual(['on']);
  });

  it('typos count only where nothing is without, in long words, and counted in bytes', () => {
    const notes = [
      {id: 'typo', text: 'sparklime'},
      {id: 'right', text: 'sparkline'},
      {id: 'ko', text: 'ㅎㅗㅏㄴ'},
    ];
    expect(find(notes, 'sparkline')).toEqual(['right']);
    expect(find(notes, 'sparkljne')).toEqual(['right']);
    expect(find(notes, 'spk')).toEqual([]);
    expect(find(notes, 'ㅎㅗㅏㄱ')).toEqual(['ko']);
    expect(find(notes, 'sparkljne', {num_typos: 0})).toEqual([]);
  });

  it('words are dropped from the end while nothing is found, then from the start', () => {
    const notes = [
      {id: 'first', text: 'alpha'},
      {id: 'last', text: 'omega'},
    ];
    expect(find(notes, 'alpha zzzz')).toEqual(['first']);
    expect(find(notes, 'zzzz omega')).toEqual(['last']);
    expect(find(notes, 'zzzz omega', {drop_tokens_threshold: 0})).toEqual([]);
  });

  it('words are dropped until there are groups enough, what has all of them first', () => {
    const notes = [
      {id: 'some', title: 'alpha'},
      {id: 'all', text: 'alpha omega'},
      {id: 'all again', path: 'all', text: 'omega alpha'},
    ];
    expect(find(notes, 'alpha omega')).toEqual(['all']);
    expect(find(notes, 'alpha omega', {drop_tokens_threshold: 2})).toEqual([
      'all',
      'some',
    ]);
  });

  it('few words that go on are looked at unless more are asked for', () => {
    const notes = [...'abcdefgh'].map((end) => ({id: end, text: `get${end}`}));
    expect(find(notes, 'get')).toHaveLength(4);
    expect(find(notes, 'get', {max_candidates: 32})).toHaveLength(8);
  });

  it('synonyms find as the words themselves do, one for several and several for one', () => {
    const notes = [
      {id: 'text', text: 'give back a product key'},
      {id: 'title', title: 'give back a licence'},
    ];
    const synonyms = [['licence', 'product key']];
    expect(find(notes, 'back licence', {}, synonyms)).toEqual([
      'title',
      'text',
    ]);
    expect(find(notes, 'back product key', {}, synonyms)).toEqual([
      'title',
      'text',
    ]);
    expect(find(notes, 'back product key')).toEqual(['text']);
  });

  it('equal matches stand in the order of importance', () => {
    const notes = [
      {id: 'a', text: 'x'},
      {id: 'b', text: 'x'},
    ];
    expect(find(notes, 'x')).toEqual(['a', 'b']);
  });
});

it('counts in how many fields a word is found, unless told not to', () => {
  const notes = [
    {id: 'once', title: 'queue'},
    {id: 'twice', title: 'queue', text: 'the queue'},
  ];
  expect(find(notes, 'queue', WEIGHT)).toEqual(['twice', 'once']);
  const narrow = {...WEIGHT, prioritize_num_matching_fields: false};
  expect(find(notes, 'queue', narrow)).toEqual(['once', 'twice']);
});
