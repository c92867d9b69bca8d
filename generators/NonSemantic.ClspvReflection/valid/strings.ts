import type { Generator } from '../../maker.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** By the name of the choice. */
const texts: Readonly<Record<string, string>> = {
  empty: '',
  'three-bytes': 'buf',
  'four-bytes': 'size',
  'beyond-ascii': 'l\u00e4nge \u03b1 \u{1f4a1}',
  quotation: 'say "hi" \\ twice',
  'several-lines': 'first\nsecond\r\n\tthird',
  long: 'struct { float4 position; float4 colour; } *'.repeat(64),
}

export const generator: Generator = {
  name: 'strings',
  rule: 'string-operand-is-op-string',
  summary: 'names, type names and format strings of any content',
  build(choices) {
    const where = choices.pick('operand', ['name', 'type-name', 'format-string'])
    const content = choices.pick('text', Object.keys(texts))
    const debugged = choices.pick('source', [false, true])

    const shader = createShader(6)
    const { builder, constant } = shader
    const reflection = createReflection(shader, 6)
    const text = builder.string(texts[content] as string)
    if (debugged) builder.add('OpSource', 'OpenCL_C', 200, text)
    shader.kernel('main')
    if (where === 'name') reflection.add('ArgumentInfo', text)
    if (where === 'type-name') reflection.add('ArgumentInfo', builder.string('argument'), text)
    if (where === 'format-string') reflection.add('PrintfInfo', constant(0), text)
    return shader.module()
  },
}
