import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** PrintfID values, by the name of the choice. */
const identifiers: Readonly<Record<string, readonly number[]>> = {
  one: [0],
  'one-that-is-largest': [0xffff_ffff],
  'from-zero': [0, 1, 2, 3],
  'with-gaps': [7, 0x8000_0000, 1, 0x7fff_ffff],
}

/** Sizes in bytes of the arguments behind the format string, by the name of the choice. */
const argumentSizes: Readonly<Record<string, readonly number[]>> = {
  none: [],
  one: [4],
  several: [4, 8, 16, 4],
  // With the first two operands as many as an extended instruction may have.
  'as-many-as-can-be': Array.from({ length: 253 }, () => 4),
}

/** The buffer's instruction and what the values of its operands are, by the name of the choice. */
const buffers: Readonly<Record<string, readonly [string, readonly number[]] | undefined>> = {
  none: undefined,
  'storage-buffer': ['PrintfBufferStorageBuffer', [1, 0, 0x10_0000]],
  'push-constant': ['PrintfBufferPointerPushConstant', [16, 8, 0x10_0000]],
}

export const generator: Generator = {
  name: 'printf',
  rule: 'printf-id-is-unique',
  alsoApplies: ['string-operand-is-op-string'],
  summary: 'format strings with identifiers of their own and any number of argument sizes',
  build(choices) {
    const version = choices.pick('version', [6, 5])
    const ids = choices.pick('identifiers', Object.keys(identifiers))
    const sizes = choices.pick('sizes', Object.keys(argumentSizes))
    const format = choices.pick('format', ['own-strings', 'one-string', 'empty-string'])
    const buffer = choices.pick('buffer', Object.keys(buffers))

    const shader = createShader(6)
    const { builder, constant } = shader
    const reflection = createReflection(shader, version)
    reflection.addKernel(shader.kernel('main'), 'main', { flags: 1 })
    const [bufferName, values] = buffers[buffer] ?? []
    if (bufferName !== undefined && values !== undefined) {
      reflection.add(bufferName, ...values.map(constant))
    }
    for (const id of identifiers[ids] as readonly number[]) {
      const own = format === 'own-strings' ? `${id}: %d\n` : '%d\n'
      const text = builder.string(format === 'empty-string' ? '' : own)
      const more = argumentSizes[sizes] as readonly number[]
      reflection.add('PrintfInfo', constant(id), text, ...more.map(constant))
    }
    return shader.module()
  },
}
