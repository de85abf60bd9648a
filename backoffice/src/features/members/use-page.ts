import { useState } from 'react'

const ROWS = 25

/** Which page of a record is shown. */
export function usePage() {
  const [pageNo, setPageNo] = useState(1)
  return { query: { pageNo, pageSize: ROWS }, pageNo, setPageNo }
}
