import { decode } from '#reference/decode/decode'
import { enumerantByName } from '#spec/grammar/grammar'
import type { Binary } from './oracle.ts'

const kernel = enumerantByName('ExecutionModel', 'Kernel')?.value

/** Whether the module has an entry point that is not a kernel. Takes any input. */
export function hasShader(module: Binary): boolean {
  return decode(module)
    .module.all('OpEntryPoint')
    .some(({ operands }) => operands[0] !== undefined && operands[0].value !== kernel)
}
