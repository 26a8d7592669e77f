import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LimitForm } from './LimitForm.tsx';

// The least that a page on React with addresses of its own can be: what it costs, ours costs at least.
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<LimitForm />} />
      </Routes>
    </BrowserRouter>,
  );
}
