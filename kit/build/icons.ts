import type { Plugin } from 'vite'

const LIBRARY = '@tabler/icons-react'
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${LIBRARY}'`, 'g')

/**
 * Reads each icon from its own file: the library's index names all five thousand, so that whoever imports one would count as needing
 * every icon of the site when files are put together.
 */
export function iconsByFile(): Plugin {
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    transform: (code) =>
      code.includes(`'${LIBRARY}'`) ? code.replaceAll(IMPORT, (_, names: string) => own(names)) : null,
  }
}

function own(names: string): string {
  const all = names.split(',').flatMap((name) => name.trim() || [])
  const types = all.filter((name) => name.startsWith('type '))
  const icons = all.filter((name) => !types.includes(name))
  // On one line, so that lines stay where they were.
  return [
    ...(types.length > 0 ? [`import { ${types.join(', ')} } from '${LIBRARY}'`] : []),
    ...icons.map((icon) => `import ${icon} from '${LIBRARY}/dist/esm/icons/${icon}.mjs'`),
  ].join(';')
}
