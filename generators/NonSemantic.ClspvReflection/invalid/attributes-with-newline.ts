import { mutatorOf } from '../../mutate/mutator-of.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { newString } from '../shared/new-string.ts'
import { operandWay } from '../shared/operand-way.ts'

function attributes(change: (text: string) => string) {
  return operandWay('Attributes', newString(change))
}

function inTheMiddle(text: string, what: string): string {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at) + what + text.slice(at)
}

export const mutator = mutatorOf({
  name: 'attributes-with-newline',
  rule: 'kernel-attributes-hold-no-newline',
  summary: 'the attributes of a kernel are broken into lines',
  ordinals: (module) => kernelsOf(module),
  ways: {
    'line-feed-inside': attributes((text) => inTheMiddle(text, '\n')),
    'line-feed-before': attributes((text) => `\n${text}`),
    'line-feed-after': attributes((text) => `${text}\n`),
    'carriage-return-inside': attributes((text) => inTheMiddle(text, '\r')),
    'carriage-return-after': attributes((text) => `${text}\r`),
    'carriage-return-and-line-feed-inside': attributes((text) => inTheMiddle(text, '\r\n')),
  },
})
