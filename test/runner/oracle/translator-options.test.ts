import { expect, it } from 'vitest'
import { listedTranslatorOptions } from '#runner/oracle/translator-options'
import { consumer } from '../../support/tools.ts'

it('takes options of the language from a help, and none that it does not list or that need a value', () => {
  const help = `Common options:
\t[--flip-vert-y]:
\t\tInverts it; see [--fixup-clipspace].
\t[--version <GLSL version>]:
\t[--msl-capture-output]:
\t[--unknown]:
`
  expect(listedTranslatorOptions(help, 'glsl')).toEqual(['--flip-vert-y'])
  expect(listedTranslatorOptions(help, 'msl')).toEqual(['--flip-vert-y', '--msl-capture-output'])
})

it('finds the options of spirv-cross in both of its helps', async () => {
  for (const [tool, least] of [
    ['spirv-cross@testing', 12],
    ['spirv-cross-hlsl@testing', 12],
    ['spirv-cross-msl@testing', 18],
  ] as const) {
    const opened = await consumer(tool)
    expect(opened.passes?.listed.length, tool).toBeGreaterThanOrEqual(least)
    expect(new Set(opened.passes?.listed).size).toBe(opened.passes?.listed.length)
    opened.close()
  }
})
