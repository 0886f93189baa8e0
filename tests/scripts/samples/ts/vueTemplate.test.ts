import {expect, it} from 'vitest';
import {vueTemplateFaults} from '../../../../scripts/samples/ts/vueTemplate';

const component = (template: string) => `<script setup lang="ts">
import {useTemplateRef} from 'vue';
const host = useTemplateRef<HTMLDivElement>('host');
const open = () => host.value!.focus();
</script>

<template>
  ${template}
</template>
`;

it.each([
  ['<div ref="host" @click="open">{{ $attrs.id }}</div>', []],
  ['<div ref="host">{{ total }}</div>', ['8: `total`']],
  ['<div ref="host" @click="close"></div>', ['8: `close`']],
  ['<div ref="host"><SheetHost /></div>', ['8: `SheetHost`']],
  ['<div ref="host" v-tooltip></div>', ['8: `tooltip`']],
  ['<div ref="box"></div>', ["3: useTemplateRef('host')", '8: ref="box"']],
  ['<div ref="host">', ['8: a component that cannot be read']],
])('names what script or template lacks, with its line: %s', (text, found) => {
  const faults = vueTemplateFaults(component(text));
  expect(faults.map((fault) => `${fault.line}: ${fault.found}`)).toEqual(
    found.map((each) => expect.stringContaining(each) as string),
  );
});

it('expects a script and a template', () => {
  expect(vueTemplateFaults('<template><p /></template>')).toHaveLength(1);
});
