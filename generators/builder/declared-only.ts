import type { Generator } from '../maker.ts'
import { createProgram, type Program, settings } from './program.ts'
import { environmentsOf, minorVersions, versionWord } from './versions.ts'

/** What a text's own module has to say about it. */
interface Declared extends Pick<Generator, 'rule'> {
  readonly extension: string
  /** Declares the capability and the extension. */
  readonly enable: (program: Program) => void
}

/** Modules that declare a text, in whole or in part, and use nothing of it. */
export function declaredOnly({ rule, extension, enable }: Declared): Generator {
  return {
    name: 'declared-only',
    rule,
    alsoApplies: ['extension-is-declared'],
    summary:
      'what is declared does not have to be used, and the extension may stand without the capability',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const declared = choices.pick('declared', ['both', 'extension', 'extension-twice'])
      const setting = choices.pick('setting', settings)
      const minor = choices.pick('minor', minorVersions)

      const program = createProgram(setting, versionWord(minor))
      const { builder } = program
      if (declared === 'both') enable(program)
      else builder.extension(extension)
      if (declared === 'extension-twice') builder.add('OpExtension', extension)
      return program.finish()
    },
  }
}
