import {Script} from 'node:vm';
import type {SampleModule} from '../sample';
import {moduleExpression, type ModuleBody} from './runSample';

/** Makes a function of a module where Node.js runs. */
export async function evaluateInNode({
  code,
  name,
}: SampleModule): Promise<ModuleBody> {
  const script = new Script(moduleExpression(code), {filename: name});
  return script.runInThisContext() as ModuleBody;
}
