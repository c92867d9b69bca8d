import { template } from '../render.ts'
import { npmPackageNamed } from '../tools/npm-packages.ts'

/** A program that shows a fault of a library or driver without this suite. */
export interface Standalone {
  readonly file: string
  readonly content: string
  /** How to build and run it, in the folder of the kit. */
  readonly command: string
}

/** The program of a tool that has none of its own; `undefined` where a module alone does not say how it is used. */
export function standaloneFor(spec: string): Standalone | undefined {
  if (/^harness:naga\b/.test(spec)) {
    const { package: name = '', version = '' } = npmPackageNamed('naga') ?? {}
    return {
      file: 'naga.mjs',
      content: template('bugs/naga.mjs.hbs', 'none')({ version }),
      command: `npm install ${name}@${version} && node naga.mjs module.spv`,
    }
  }
  if (!spec.startsWith('opencl:')) return undefined
  return {
    file: 'opencl.c',
    content: template('bugs/opencl.c.hbs', 'none')({}),
    command: 'cc -o opencl opencl.c -lOpenCL && ./opencl module.spv',
  }
}
