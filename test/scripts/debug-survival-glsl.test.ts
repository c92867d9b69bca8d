import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { isProblem } from '#runner/is-problem'
import { glslMeasure } from '#scripts/dev/debug-survival/glsl-measure'
import { glslSurvival } from '#scripts/dev/debug-survival/glsl-survival'
import { type ProgramCommand, programIn } from '#scripts/dev/debug-survival/program-in'
import { compilerSuite } from '#scripts/dev/debug-survival/subjects'
import { survivals } from '#scripts/dev/debug-survival/survival'
import { glslText } from '#scripts/dev/debug-survival/survival-text'
import { glslOf, thereAndBack } from '#scripts/dev/debug-survival/translator'
import { compiledShader, environment, shader } from '../support/debugged-shader.ts'
import { oracle } from '../support/tools.ts'

/** What a translator might write of the shader, whose lines are 3, 7 and 5 and whose variables are a and b. */
const plain = `#version 460
void main()
{
    uint a = 2u;
    uint _17 = 3u;
}
`

const withLines = `#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require
void main()
{
#line 3 "a.comp"
    uint a = 2u;
#line 7 "a.comp"
    uint _20 = 3u;
}
`

const subject = { name: 'shaders/a.comp', module: shader(), environment }

function measured(text: string, without = plain) {
  return glslMeasure(decode(shader()).module, text, without)
}

describe('the debug information that GLSL has', () => {
  it('is its directives of lines and the names of variables', () => {
    expect(measured(withLines)).toEqual({
      ...{ directives: 2, statedDirectives: 2, isSameText: true },
      lines: { before: 3, after: 2 },
      variables: { before: 2, after: 1 },
    })
  })

  it('has no line where no directive names one', () => {
    expect(measured(plain)).toMatchObject({ directives: 0, lines: { before: 3, after: 0 } })
  })

  it.each(['#line 4 "a.comp"', '#line 3 "b.comp"'])('is wrong in %s', (directive) => {
    expect(measured(withLines.replace('#line 3 "a.comp"', directive))).toMatchObject({
      ...{ directives: 2, statedDirectives: 1 },
      lines: { before: 3, after: 1 },
    })
  })

  it('is not what a word of another name has', () => {
    expect(measured(withLines.replace('uint a ', 'uint ab ')).variables.after).toBe(0)
  })

  it('changes a text that has another statement without it', () => {
    expect(
      measured(withLines, plain.replace('    uint a', '    barrier();\n    uint a')),
    ).toMatchObject({ isSameText: false })
  })

  it('is added up over modules, without those of which nothing is written', async () => {
    const answers = [withLines, plain, withLines, `${plain}//`]
    const all = await glslSurvival([subject, { ...subject, name: 'b.comp' }], async () => ({
      ...{ kind: 'output', value: answers.shift() ?? '' },
    }))
    expect(
      glslText(all)
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/)),
    ).toEqual([
      ['modules', 'written', '#line', 'of a stated line', 'lines named', 'variables named', 'same'],
      ['2', '2', '4', '100', '66.6', '50', '1'],
      [''],
      ['Not the same: b.comp.'],
    ])
    const none = await glslSurvival([subject], async () => ({ kind: 'error', why: 'none' }))
    expect(glslText(none).split('\n')[1]?.split(/ +/)).toEqual(['1', '0', '0', '-', '-', '-', '0'])
  })

  it('is translated once without debug information', async () => {
    const modules: Uint8Array[] = []
    await glslSurvival([subject], async (module) => {
      modules.push(module)
      return { kind: 'output', value: plain }
    })
    const names = modules.map((module) =>
      [...decode(module).module.instructions].map(({ name }) => name),
    )
    expect(names[0]).toContain('OpExtInst')
    expect(names[1]).toEqual(names[0]?.filter((name) => name !== 'OpExtInst'))
  })
})

function program(suite: string, name: string): ProgramCommand {
  const found = programIn(suite, name)
  if (isProblem(found)) throw new Error(found.message)
  return found
}

describe('spirv-cross', () => {
  it('writes lines that glslang reads again', async () => {
    const subjects = await compiledShader()
    const translator = program('testing', 'spirv-cross')
    const { measures } = await glslSurvival(subjects, (module) => glslOf(translator, module))
    expect(measures).toMatchObject([{ isSameText: true }])
    for (const { directives, statedDirectives, lines } of measures) {
      expect(statedDirectives).toBe(directives)
      expect(lines.after).toBe(lines.before)
      expect(lines.before).toBeGreaterThan(5)
    }
    const validator = await oracle('spirv-val@testing')
    const back = thereAndBack(translator, program(compilerSuite, 'glslang'))
    const [survival] = await survivals(subjects, [back], validator)
    validator.close()
    expect(survival).toMatchObject({ written: 1, broken: {}, validByReference: { after: 1 } })
    expect(survival?.lines.after).toBeGreaterThan((survival?.lines.before ?? 0) * 0.9)
  }, 60_000)

  it('is reported where it does not translate', async () => {
    const translator = program('testing', 'spirv-cross')
    const back = thereAndBack(translator, program(compilerSuite, 'glslang'))
    const outputs = await back.takeAll([{ module: Uint8Array.of(1, 2, 3), environment }])
    expect(outputs).toMatchObject([{ kind: 'invalid' }])
    expect(programIn('testing', 'no-such-program')).toMatchObject({ code: 'no-tool' })
  })
})
