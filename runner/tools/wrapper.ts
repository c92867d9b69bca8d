import type { FileTree } from './file-tree.ts'

/**
 * Text of a shell script in `bin/`, next to the tree `root/`, that runs a program of the tree with the C library of the
 * tree. It locates the tree relative to itself, so the folder can be moved.
 */
export function wrapperText(program: string, { loader, libraries }: FileTree): string {
  const path = libraries.map((folder) => `$root/${folder}`).join(':')
  return `#!/bin/sh
root=\${0%/*}/../root
exec "$root/${loader}" --library-path "${path}" "$root/usr/bin/${program}" "$@"
`
}
