import type {SampleModule} from '../sample';
import {moduleExpression, type ModuleBody} from './runModules';

/** Makes a function of a compiled module where nothing may be evaluated but what has an address. */
export async function evaluateInMemory({
  code,
  name,
}: SampleModule): Promise<ModuleBody> {
  const text = `export default ${moduleExpression(code)}\n//# sourceURL=${name}`;
  const address = URL.createObjectURL(
    new Blob([text], {type: 'text/javascript'}),
  );
  try {
    const module = (await import(/* webpackIgnore: true */ address)) as {
      readonly default: ModuleBody;
    };
    return module.default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
