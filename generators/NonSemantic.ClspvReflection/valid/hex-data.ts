import type { Generator } from '../../maker.ts'
import { examples } from '../shared/examples.ts'
import { instructionNamed } from '../shared/instruction-named.ts'
import { namesWith } from '../shared/names-with.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** By the name of the choice. */
const data: Readonly<Record<string, string>> = {
  empty: '',
  'one-byte': '00',
  'one-word': 'ffffffff',
  'three-bytes': '9aF0a9',
  'both-cases': 'deadBEEF',
  'all-digits': '0123456789abcdefABCDEF',
  'many-bytes': '0123456789abcdef'.repeat(512),
}

export const generator: Generator = {
  name: 'hex-data',
  rule: 'data-holds-whole-bytes',
  alsoApplies: ['data-holds-only-hexadecimal-digits', 'string-operand-is-op-string'],
  summary: 'constant data and program scope variables of any number of bytes, none included',
  build(choices) {
    const name = choices.pick('instruction', namesWith('hex-string'))
    const content = choices.pick('data', Object.keys(data))
    const version = choices.pick('version', [...new Set([6, instructionNamed(name).since])])

    const shader = createShader(6)
    const reflection = createReflection(shader, version)
    shader.kernel('main')
    const [one, two] = examples(reflection, name, {}) as [number, number]
    reflection.add(name, one, two, shader.builder.string(data[content] as string))
    return shader.module()
  },
}
