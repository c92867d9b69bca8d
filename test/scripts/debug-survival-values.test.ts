import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { debugInfosNamed } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { valuesAtLines } from '#runner/execute/values-at-lines'
import { valuesText, wrongValuesText } from '#scripts/dev/debug-survival/survival-text'
import { valueSurvivals } from '#scripts/dev/debug-survival/value-survival'
import { environment, shader, transformer, untouched, without } from '../support/debugged-shader.ts'

/** A module with another operand in its DebugValue. */
function withOtherValue(module: Uint8Array | Uint32Array): Uint8Array {
  const decoded = decode(module).module
  const [info] = debugInfosNamed(decoded, 'DebugValue')
  const seven = [...decoded.instructions].find(
    ({ name, operands }) => name === 'OpConstant' && operands[0]?.value === 7,
  )
  const changed = decoded.words.slice()
  changed[info?.operands[1]?.word ?? 0] = seven?.result ?? 0
  return toBytes(changed)
}

describe('values of variables that debug information describes', () => {
  it('are those before the first instruction of a line, of variables described so far', () => {
    const found = valuesAtLines(shader(), { groups: [1, 1, 1] })
    expect([...(found?.visits ?? [])]).toEqual([
      [
        '1 a.comp:3',
        [
          {
            arriving: new Map([['a:3:0', undefined]]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
      [
        '1 a.comp:7',
        [
          {
            arriving: new Map([
              ['a:3:0', '2'],
              ['b:5:0', '2'],
            ]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
      [
        '1 a.comp:5',
        [
          {
            arriving: new Map([
              ['a:3:0', '2'],
              ['b:5:0', '2'],
            ]),
            during: new Map([
              ['a:3:0', new Set(['2'])],
              ['b:5:0', new Set(['2'])],
            ]),
          },
        ],
      ],
    ])
  })

  it.each([
    ['stay', untouched, { kept: 4, withoutLine: 0, wrong: [] }],
    [
      'are lost with a DebugValue',
      transformer('', (module) => without(module, 'DebugValue')),
      { kept: 2, withoutLine: 0, wrong: [] },
    ],
    [
      'are lost with their lines',
      transformer('', (module) => without(module, 'DebugLine')),
      { kept: 0, withoutLine: 4, wrong: [] },
    ],
    [
      'are wrong where a DebugValue names another',
      transformer('', withOtherValue),
      {
        kept: 2,
        withoutLine: 0,
        wrong: ['a.comp:7', 'a.comp:5'].map((line) => ({
          ...{ module: 'shader', place: `1 ${line}`, scalar: 'b:5:0', before: ['2'], after: '7' },
          isHeldElsewhere: false,
        })),
      },
    ],
  ])('are compared after a change: %s', async (_, changed, expected) => {
    const subject = { name: 'shader', module: shader(), environment }
    const [survival] = await valueSurvivals([subject], [changed])
    expect(survival).toMatchObject({ given: 1, run: 1, described: 4, ...expected })
  })

  it('are printed as one row for each transformer, with the first wrong value of each module', async () => {
    const subject = { name: 'shader', module: shader(), environment }
    const transformers = [untouched, transformer('other', withOtherValue)]
    const found = await valueSurvivals([subject], transformers)
    expect(valuesText(found).split('\n').at(-1)?.split(/ {2,}/)).toEqual([
      ...['other', '1', '4', '50', '0', '0', '0', '2'],
    ])
    expect(wrongValuesText(found)).toBe(
      'other: shader, invocation 1, a.comp:7, b:5:0: 2 -> 7 (never held)',
    )
  })
})
