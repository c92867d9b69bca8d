import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { newest } from '../newest.ts'
import { compose, kernel } from './pieces.ts'

/** What is said of a module in which an instruction of that set refers to the result of the next. */
function blamed(set: string, minor: number): readonly string[] {
  const verdict = validate(
    compose({
      minor,
      extensions: 'OpExtension "SPV_KHR_non_semantic_info"',
      imports: `%set = OpExtInstImport "${set}"`,
      sources: '%text = OpString "text"',
      declarations: `%first = OpExtInst %void %set 35 %second
%second = OpExtInst %void %set 35 %text`,
    }),
    newest,
  )
  return verdict.kind === 'invalid' ? [...new Set(verdict.blames.map(({ rule }) => rule))] : []
}

describe('forward references of extended instructions', () => {
  it.each(['OpenCL.DebugInfo.100', 'DebugInfo'])(
    'forward references in %s are left to its text',
    (set) => {
      expect(blamed(set, 3)).toEqual([])
    },
  )

  it('forward references are not allowed in a non-semantic set', () => {
    expect(blamed('NonSemantic.Unheard.Of', 3)).toEqual(['core/definition-before-use'])
  })

  it.each(['GLSL.std.450', 'OpenCL.std'])('forward references are not allowed in %s', (set) => {
    const words = compose({
      ...(set === 'OpenCL.std' ? kernel : {}),
      imports: `%set = OpExtInstImport "${set}"`,
      body: `%x = OpExtInst %f32 %set ${set === 'OpenCL.std' ? 23 : 4} %y
%y = OpFAdd %f32 %f0 %f1`,
    })
    expect(validate(words, newest)).toMatchObject({
      blames: [{ rule: 'core/definition-before-use' }],
    })
  })

  it('forward references name something that is defined', () => {
    const words = compose({
      imports: '%set = OpExtInstImport "OpenCL.DebugInfo.100"',
      declarations: '%first = OpExtInst %void %set 35 %nowhere',
    })
    expect(validate(words, newest)).toMatchObject({ blames: [{ rule: 'core/id-defined' }] })
  })
})
