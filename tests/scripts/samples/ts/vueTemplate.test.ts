import {describe, expect, it} from 'vitest';
import {vueTemplateFaults} from '../../../../scripts/samples/ts/vueTemplate';

const component = (script: string, template: string) =>
  `<script setup lang="ts">\n${script}\n</script>\n\n<template>\n  ${template}\n</template>\n`;

const HOST = `import {useTemplateRef} from 'vue';
const host = useTemplateRef<HTMLDivElement>('host');
const open = () => host.value!.focus();`;

describe('vueTemplateFaults', () => {
  it('accepts a template that uses what the script has', () => {
    expect(
      vueTemplateFaults(
        component(HOST, '<div ref="host" @click="open">{{ $attrs.id }}</div>'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a value', '<div ref="host">{{ total }}</div>', '`total`'],
    ['a handler', '<div ref="host" @click="close"></div>', '`close`'],
    ['a component', '<div ref="host"><SheetHost /></div>', '`SheetHost`'],
    ['a directive', '<div ref="host" v-tooltip></div>', '`tooltip`'],
  ])('names %s that the script lacks, with its line', (_, template, name) => {
    const faults = vueTemplateFaults(component(HOST, template));
    expect(faults).toHaveLength(1);
    expect(faults[0]!.line).toBe(8);
    expect(faults[0]!.found).toContain(name);
  });

  it('names refs that only the script or only the template knows', () => {
    const faults = vueTemplateFaults(component(HOST, '<div ref="box"></div>'));
    expect(faults.map(({line}) => line)).toEqual([3, 8]);
    expect(faults[0]!.expected).toContain(
      'an element of the template with ref=',
    );
    expect(faults[1]!.found).toContain('ref="box"');
  });

  it('reports markup that cannot be read', () => {
    const [fault] = vueTemplateFaults(component(HOST, '<div ref="host">'));
    expect(fault!.found).toMatch(/cannot be read: .*end tag/);
    expect(fault!.line).toBe(8);
  });

  it('expects a script and a template', () => {
    expect(vueTemplateFaults('<template><p /></template>')).toHaveLength(1);
  });
});
