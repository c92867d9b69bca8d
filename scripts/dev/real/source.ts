import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A shader or a file of kernels. */
export interface RealSource {
  readonly file: string
  readonly language: 'glsl' | 'hlsl' | 'opencl'
  /** The stage as glslang calls it (`frag`); `kernel` for kernels. */
  readonly stage: string
}

const languages = ['glsl', 'hlsl', 'opencl'] as const

function stageOf(language: RealSource['language'], name: string): string {
  return language === 'opencl' ? 'kernel' : (name.split('.')[1] ?? '')
}

/** The sources below a folder, which has a folder for each language. */
export function sourcesIn(folder: string): readonly RealSource[] {
  return languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .sort()
      .map((name) => ({
        file: join(folder, language, name),
        language,
        stage: stageOf(language, name),
      })),
  )
}
