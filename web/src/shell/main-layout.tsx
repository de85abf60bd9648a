import { Footer } from './footer.tsx'
import { Layout } from './layout.tsx'
import { SideBar } from './side-bar.tsx'

/** Header, the page, side bar and footer. */
export function MainLayout() {
  return (
    <Layout>
      <SideBar />
      <Footer />
    </Layout>
  )
}
