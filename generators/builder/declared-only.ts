import type { Generator } from '../maker.ts'
import { createProgram, type Program, settings } from './program.ts'
import { environmentsOf, minorVersions, versionWord } from './versions.ts'

/** How a text is declared. */
interface Declared {
  readonly extension: string
  /** Declares the capability and the extension. */
  readonly enable: (program: Program) => void
}

/** Modules that declare a text with its capability, and use nothing of it. */
export function declaredOnly({ extension, enable }: Declared): Generator {
  return {
    name: 'declared-only',
    rule: 'extension-is-declared',
    summary:
      'a declared capability does not have to be used, and its extension may be declared twice',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const declared = choices.pick('declared', ['both', 'extension-twice'])
      const setting = choices.pick('setting', settings)
      const minor = choices.pick('minor', minorVersions)

      const program = createProgram(setting, versionWord(minor))
      const { builder } = program
      enable(program)
      if (declared === 'extension-twice') builder.add('OpExtension', extension)
      return program.finish()
    },
  }
}
