import type { Module } from '#generators/module'
import { type Environment, environments } from '#spec/environments'
import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

const opCapability = opcodeOf('OpCapability')
const shader = enumerantByName('Capability', 'Shader')?.value
const kernel = enumerantByName('Capability', 'Kernel')?.value

/**
 * The environments of a client, as far as `names` has them, in which a module can be asked about: the client knows its
 * version, and shaders or kernels as the module declares them. Clients forbid more than the texts do, and the judge does
 * not know it: what the module breaks of the texts is wrong for a client too, but not that it breaks nothing.
 */
export function clientEnvironments(
  { version, instructions }: Module,
  names: readonly string[] | undefined,
): readonly Environment[] {
  const declares = (capability: number | undefined): boolean =>
    instructions.some(({ opcode, words }) => opcode === opCapability && words[0] === capability)
  const [isShader, isKernel] = [declares(shader), declares(kernel)]
  return environments.filter(
    ({ name, client, version: newest }) =>
      client !== 'universal' &&
      version <= newest &&
      (client === 'opencl' ? isKernel : isShader) &&
      (names?.includes(name) ?? true),
  )
}
