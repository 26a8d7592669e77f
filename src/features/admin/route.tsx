export { AdminPage as Component } from './AdminPage.tsx';
