import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** Modules that are bundled: those of a build, or the sources of a checkout. */
export interface Tree {
  /** The folder of the rooms. */
  readonly folder: string
  readonly ending: '.js' | '.ts'
  /** A module as JavaScript. */
  readonly read: (file: string) => string
}

/** The modules of a build. */
export function builtTree(folder: string): Tree {
  return { folder, ending: '.js', read: (file) => readFileSync(file, 'utf8') }
}

/** The sources of a checkout, each of which is compiled once. */
export function sourceTree(folder: string): Tree {
  const compiled = new Map<string, string>()
  const read = (file: string): string => {
    const known = compiled.get(file)
    if (known !== undefined) return known
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      // Without a format, so that exports stay where they are declared.
      loader: 'ts',
      target: 'es2023',
      charset: 'utf8',
      sourcefile: file,
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    })
    compiled.set(file, code)
    return code
  }
  return { folder, ending: '.ts', read }
}

/** A regular expression for the paths of modules of a tree. */
export function pathFilter({ ending }: Tree, name = ''): RegExp {
  return new RegExp(`${name === '' ? '' : `[\\\\/]${name}`}\\${ending}$`)
}
