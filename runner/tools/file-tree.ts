import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** The part of an unpacked file tree that is needed to run its programs; paths are relative to the tree's root. */
export interface FileTree {
  /** The dynamic loader of the tree's C library. */
  readonly loader: string
  /** Folders with shared libraries. */
  readonly libraries: readonly string[]
}

/** glibc names its loader after the architecture in several ways; in the library folder it is the file itself. */
const loaderName = /^ld(64|-[a-z0-9-]+)?\.so\.\d+$/

/** `undefined` when the tree has no C library. Merged (`usr/lib`) and separate (`lib`) layouts are both looked at. */
export function readFileTree(root: string): FileTree | undefined {
  const libraries = ['lib', 'usr/lib']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => /\/[a-z0-9_]+-linux-gnu[a-z0-9_]*$/.test(folder))
  const loader = libraries
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .find((path) => loaderName.test(path.slice(path.lastIndexOf('/') + 1)))
  return loader === undefined ? undefined : { loader, libraries }
}

/** The programs below `usr/bin` whose name matches: native ones only, for a script would escape the tree. */
export function programsIn(root: string, names: readonly RegExp[]): readonly string[] {
  const folder = join(root, 'usr/bin')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => names.some((pattern) => pattern.test(name)))
    .filter((name) => existsSync(join(folder, name)) && isElf(join(folder, name)))
    .sort()
}

function isElf(file: string): boolean {
  const head = Buffer.alloc(4)
  const handle = openSync(file, 'r')
  readSync(handle, head, 0, 4, 0)
  closeSync(handle)
  return head.toString('latin1') === '\x7fELF'
}
